/** Chromium switches for tests as root, in containers, and without network access of its own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Features that a full Chromium starts with every window and that no page can see: the address bar's popups and a spare
 * process, each a renderer, a third of the CPU time of opening a page. The others are those that Playwright disables: of
 * several such switches Chromium obeys the last.
 */
const WINDOW_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
const PLAYWRIGHT_FEATURES = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'AimEnabled',
  'ThirdPartyStoragePartitioning',
];

/** Pages of tests live for seconds, in which scripts that V8 optimises do not earn back the CPU time that this takes. */
const NO_OPTIMISERS = '--js-flags=--no-opt,--no-maglev';

/** For tests, which open hundreds of windows; measurements use a browser as it is. */
const PAINTED_ARGS = [
  ...BROWSER_ARGS,
  NO_OPTIMISERS,
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...WINDOW_FEATURES].join()}`,
];

/**
 * What pages find out about the pointer, as Playwright sets it: of several switches for Blink's settings Chromium obeys the
 * last.
 */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * For most tests: Chromium computes styles, layout and frames, but hands no pixels to the compositor, a fifth of the CPU time.
 * So neither wheel nor fingers scroll, screenshots are empty, and the largest paint is not always reported: tests of those use
 * PAINTED (tests/painted.test.ts).
 */
export const TEST_BROWSER_ARGS = [...PAINTED_ARGS, `--blink-settings=${MOUSE},acceleratedCompositingEnabled=false`];

/** The browser that a test run has found (setup/browser.mjs). */
export const executablePath = process.env.AROHA_CHROMIUM ?? '/usr/bin/chromium';

/** For tests that scroll by wheel or finger, or look at what is painted. */
export const PAINTED = { launchOptions: { executablePath, args: PAINTED_ARGS } };

/** Draws WebGL in software, a quarter of the pixels, for tests of 3D models. */
export const IN_3D = {
  deviceScaleFactor: 0.5,
  launchOptions: {
    executablePath,
    args: [
      ...PAINTED_ARGS.filter((flag) => flag !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
};
