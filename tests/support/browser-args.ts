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
export const TEST_BROWSER_ARGS = [
  ...BROWSER_ARGS,
  NO_OPTIMISERS,
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...WINDOW_FEATURES].join()}`,
];

/** Draws WebGL in software, a quarter of the pixels, for tests of 3D models. */
export const IN_3D = {
  deviceScaleFactor: 0.5,
  launchOptions: {
    executablePath: process.env.AROHA_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...TEST_BROWSER_ARGS.filter((flag) => flag !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
};
