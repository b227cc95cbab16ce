// Before the first paint, so that a chosen theme never flashes another one.
(function () {
  try {
    var chosen = JSON.parse(localStorage.getItem('worderly.settings') || '{}');
    if (chosen.theme && chosen.theme !== 'system') document.documentElement.dataset.theme = chosen.theme;
    if (chosen.motion === 'less') document.documentElement.dataset.motion = 'less';
    if (chosen.language) document.documentElement.lang = chosen.language;
  } catch (error) {
    // Storage may be closed to us; the system's theme is a fine one.
  }
})();
