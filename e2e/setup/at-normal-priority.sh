#!/bin/sh
# Starts a browser without the right to raise its priority, which root has.
exec setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice "$E2E_BROWSER_PATH" "$@"
