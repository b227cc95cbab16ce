/** Makes a widget for notebooks (anywidget) of a game's part: it draws frames and sends moves. */
import { mount, unmount } from 'svelte';
import tokens from 'virtual:tokens';
import Widget from './Widget.svelte';
import style from './widget.css?inline';
import { loadType } from './type';
import { watchLook } from './look';
import type { Asked, Frame, Model, Part, Texts } from './part';

export type Render = (context: { model: Model; el: HTMLElement }) => () => void;

export function widget<V, M>(game: string, part: Part<V, M>): { render: Render } {
  return { render: ({ model, el }) => render(game, part, model, el) };
}

function render<V, M>(game: string, part: Part<V, M>, model: Model, el: HTMLElement): () => void {
  const root = document.createElement('div');
  root.className = 'worderly';
  root.dataset['game'] = game;
  // JupyterLab would take typed letters for its shortcuts.
  root.dataset['lmSuppressShortcuts'] = 'true';
  const sheet = document.createElement('style');
  sheet.textContent = tokens.replaceAll(':root', '.worderly') + style;
  el.append(sheet, root);
  loadType();
  const unwatch = watchLook(root);
  const shown = mount(Widget<V, M>, {
    target: root,
    props: { part, texts: model.get('texts') as Texts, source: sourceOf<V, M>(model) },
  });
  // After Svelte's own listener there: marimo has shortcuts too.
  root.addEventListener('keydown', (event) => event.stopPropagation());
  return () => {
    unwatch();
    void unmount(shown);
  };
}

export type Source<V, M> = {
  frame: () => Frame<V>;
  watch: (handler: () => void) => () => void;
  /** A move, or null: only the time is to be looked at. */
  ask: (move: M | null) => void;
};

/** Python answers when `asked` changes, so every question has another number. */
function sourceOf<V, M>(model: Model): Source<V, M> {
  return {
    frame: () => model.get('frame') as Frame<V>,
    watch(handler) {
      model.on('change:frame', handler);
      return () => model.off('change:frame', handler);
    },
    ask(move) {
      const before = (model.get('asked') as Partial<Asked<M>>).number ?? 0;
      model.set('asked', { number: before + 1, move } satisfies Asked<M>);
      model.save_changes();
    },
  };
}
