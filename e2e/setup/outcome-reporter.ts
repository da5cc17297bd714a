import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Prints the browser and, as the last line, the outcome of the tests, for people and for scripts. */
export default class OutcomeReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin({ metadata }: FullConfig, suite: Suite): void {
    this.suite = suite;
    console.log(`Browser: ${metadata.browser}`);
  }

  onEnd({ duration, status }: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.ok() && test.results.length > 0).length;
    const seconds = (duration / 1_000).toFixed(0);
    const failed = tests.length - passed;
    console.log(`End to end: ${passed} passed, ${failed} failed, in ${seconds} s (${status})`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
