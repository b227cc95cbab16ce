// Generated from the games' choices by `make gen`; do not edit.
import type { GameId } from './wire';

export type Value = string | number | boolean;
/** What a player may choose of a game's options; the server decides what is legal. */
export interface Choice {
  name: string;
  kind: 'number' | 'pick' | 'check' | 'share' | 'text' | 'words' | 'names' | 'theme' | 'other';
  forms: readonly ('practice' | 'room' | 'maker' | 'turns')[];
  /** What a form begins with. */
  value: Value;
  /** Values that need not be sent: the default, and what it comes to in the ordinary game. */
  defaults: readonly Value[];
  /** It matters only while that choice is set. */
  needs?: string;
  /** The fields of the options that it sets, where they have other names. */
  sets?: readonly string[];
  /** What a form offers; a number without it has a range. */
  of?: readonly (string | number)[];
  /** The range of a number, or how many names or words there may be. */
  low?: number;
  high?: number;
  /** The word for 0. */
  zero?: string;
  unit?: 'seconds' | 'square';
}

export const CHOICES: Record<GameId, readonly Choice[]> = {
  wizards: [
    {"name":"book","kind":"pick","forms":["practice","room","maker"],"value":"","defaults":[""],"of":["","scroll","spellbook","tome","codex","bibliotheca"]},
    {"name":"rows","kind":"number","forms":["maker"],"value":15,"defaults":[15],"low":15,"high":30},
    {"name":"cols","kind":"number","forms":["maker"],"value":25,"defaults":[25],"low":25,"high":40},
    {"name":"words","kind":"number","forms":["maker"],"value":21,"defaults":[21],"of":[2,7,12,15,21,25,30,40,51],"low":2,"high":51},
    {"name":"wizard","kind":"pick","forms":["practice","room","maker"],"value":"plain","defaults":["plain"],"of":["plain","shield","life","word","letters"]},
    {"name":"lives","kind":"number","forms":["practice","room","maker"],"value":5,"defaults":[5],"of":[1,3,5,10,20],"low":1,"high":20},
    {"name":"hints","kind":"number","forms":["practice","room","maker"],"value":0,"defaults":[0],"of":[0,3],"low":0,"high":10,"zero":"none"},
    {"name":"bonus","kind":"check","forms":["practice","room","maker"],"value":true,"defaults":[false]},
    {"name":"compact","kind":"check","forms":["practice","maker"],"value":true,"defaults":[true]},
  ],
  hands: [
    {"name":"letters","kind":"number","forms":["practice","room","maker"],"value":7,"defaults":[7],"low":3,"high":20},
    {"name":"hands","kind":"number","forms":["practice","room","maker"],"value":1,"defaults":[1],"of":[1,2,3,5,10],"low":1,"high":100},
    {"name":"substitute","kind":"check","forms":["practice","maker"],"value":true,"defaults":[true]},
    {"name":"replay","kind":"check","forms":["practice","maker"],"value":true,"defaults":[true]},
    {"name":"hand","kind":"text","forms":["maker"],"value":"","defaults":[""]},
  ],
  boogle: [
    {"name":"size","kind":"number","forms":["practice","room","maker"],"value":4,"defaults":[4,0],"of":[3,4,5,6,7,8],"low":3,"high":8,"zero":"fitting","unit":"square"},
    {"name":"dice","kind":"pick","forms":["maker"],"value":"","defaults":[""]},
    {"name":"time_s","kind":"number","forms":["practice","room","maker","turns"],"value":180,"defaults":[180,""],"of":[30,60,120,180,300,0],"low":10,"high":3600,"zero":"untimed","unit":"seconds"},
    {"name":"min_length","kind":"number","forms":["maker"],"value":0,"defaults":[0],"of":[0,2,3,4,5,6],"low":2,"high":6,"zero":"fitting"},
    {"name":"scoring","kind":"pick","forms":["practice","room","maker"],"value":"letters","defaults":["letters"],"of":["letters","classic"]},
    {"name":"grid","kind":"text","forms":["maker"],"value":"","defaults":[""]},
    {"name":"players","kind":"names","forms":["practice","turns"],"value":"","defaults":[""],"low":2,"high":8},
    {"name":"rounds","kind":"number","forms":["practice","turns"],"value":1,"defaults":[1],"needs":"players","low":1,"high":5},
    {"name":"same_board","kind":"check","forms":["practice","turns"],"value":false,"defaults":[false],"needs":"players"},
    {"name":"decides","kind":"pick","forms":["room"],"value":"all","defaults":["all"],"of":["all","unique"]},
  ],
  battlewords: [
    {"name":"difficulty","kind":"pick","forms":["practice","room","maker"],"value":"medium","defaults":["medium"],"of":["easy","medium","hard"]},
    {"name":"mode","kind":"pick","forms":["practice","room","maker"],"value":"strict","defaults":["strict"],"of":["strict","chain","admiral"]},
    {"name":"crossings","kind":"check","forms":["practice","room","maker"],"value":false,"defaults":[false]},
    {"name":"spaced","kind":"check","forms":["practice","room","maker"],"value":false,"defaults":[false]},
    {"name":"curated","kind":"check","forms":["maker"],"value":false,"defaults":[false]},
    {"name":"hints","kind":"number","forms":["practice","room","maker"],"value":0,"defaults":[0],"of":[0,3],"low":0,"high":10,"zero":"none"},
    {"name":"wrong_limit","kind":"number","forms":["practice","room","maker"],"value":0,"defaults":[0],"of":[0,5,10],"low":0,"high":99,"zero":"unlimited"},
    {"name":"radar","kind":"check","forms":["maker"],"value":true,"defaults":[true]},
  ],
  wordsearch: [
    {"name":"words","kind":"words","forms":["maker"],"value":"","defaults":[""],"high":1000},
    {"name":"theme","kind":"theme","forms":["practice","room","maker"],"value":"*","defaults":[""]},
    {"name":"age","kind":"pick","forms":["maker"],"value":"everyone","defaults":["everyone"],"of":["everyone","children"]},
    {"name":"count","kind":"number","forms":["practice","room","maker"],"value":12,"defaults":[12],"of":[4,6,8,10,12,15,20,25,30,40,60],"low":1,"high":1000},
    {"name":"difficulty","kind":"pick","forms":["maker"],"value":"medium","defaults":["medium"],"of":["easy","medium","hard"]},
    {"name":"level","kind":"pick","forms":["practice","room","maker"],"value":"hard","defaults":["hard"],"of":["easy","medium","hard"]},
    {"name":"backwards","kind":"share","forms":["maker"],"value":0.2,"defaults":[0.2],"of":[0,0.2,0.5,1]},
    {"name":"weave","kind":"share","forms":["maker"],"value":0.5,"defaults":[0.5],"of":[0,0.5,1]},
    {"name":"size","kind":"number","forms":["practice","room","maker"],"value":0,"defaults":[0],"sets":["rows","cols"],"of":[0,8,10,12,15,18,20,25,30,40],"low":3,"high":100,"zero":"fitting","unit":"square"},
    {"name":"fill","kind":"pick","forms":["maker"],"value":"language","defaults":["language"],"of":["uniform","language","decoys"]},
    {"name":"shape","kind":"pick","forms":["maker"],"value":"","defaults":[""],"of":["","circle","cross","diamond","egg","fish","heart","hexagon","house","moon","pumpkin","ring","star","tree","triangle"]},
    {"name":"message","kind":"text","forms":["maker"],"value":"","defaults":[""]},
    {"name":"secret_words","kind":"words","forms":["maker"],"value":"","defaults":[""],"high":1000},
    {"name":"mode","kind":"pick","forms":["room"],"value":"solo","defaults":["solo"],"of":["solo","claim"]},
  ],
};
