import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** A line of the platform's log that is a warning or worse. */
const warning = /^.*\{"level":[456]0,.*$/gm;
/** How many of them are repeated at the end; all stand where they happened. */
const repeatedMax = 20;

/** Prints the browser and at the end the platform's warnings and the outcome of the tests, for people and for scripts. */
export default class OutcomeReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly warnings: string[] = [];

  onBegin({ metadata }: FullConfig, suite: Suite): void {
    this.suite = suite;
    console.log(`Browser: ${metadata.browser}`);
  }

  onStdErr(chunk: string | Buffer): void {
    this.warnings.push(...(String(chunk).match(warning) ?? []));
  }

  onEnd({ duration, status }: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.ok() && test.results.length > 0).length;
    const seconds = (duration / 1_000).toFixed(0);
    const failed = tests.length - passed;
    for (const line of this.warnings.slice(-repeatedMax)) console.log(line);
    console.log(`End to end: ${passed} passed, ${failed} failed, in ${seconds} s (${status})`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
