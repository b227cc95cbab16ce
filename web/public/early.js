// Before the first paint and the first module: a chosen theme never flashes another one, and what the page
// will ask for once it runs (its sentences, the game of this address) is on its way already.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('worderly.settings') || '{}');
  } catch (error) {
    // Storage may be closed to us; the system's theme is a fine one.
  }
  var root = document.documentElement;
  if (chosen.theme && chosen.theme !== 'system') root.dataset.theme = chosen.theme;
  if (chosen.motion === 'less') root.dataset.motion = 'less';
  if (chosen.language) root.lang = chosen.language;

  var told = document.querySelector('meta[name=ahead]').content;
  if (told[0] !== '{') return;
  var ahead = JSON.parse(told);
  var tags = (chosen.language ? [chosen.language] : []).concat(navigator.languages, 'en');
  var language = tags.map((tag) => tag.slice(0, 2)).find((tag) => tag in ahead);
  var game = /^\/([a-z]+)\/(seed\/|\d{4}-)/.exec(location.pathname);
  var files = ahead[language].concat(game && Object.hasOwn(ahead, game[1]) ? ahead[game[1]] : []);
  files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.href = file;
    document.head.append(link);
  });
})();
