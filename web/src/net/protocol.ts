// Made from the types in src/sixgun/protocol by `python3 dev.py types`; do not edit.

export const VERSION = 1;

/** Create a guest; with a cookie, rename the current one. */
export interface NewGuest {
  name: string;
}

/** The user of this browser. The secret is only in a cookie. */
export interface User {
  id: string;
  name: string;
}

/**
 * A code to use the same identity on a second device: valid once, for a short
 * time.
 */
export interface LoginLink {
  code: string;
  seconds: number;
}

/** An option of a game: its default, and the possible values. */
export interface OptionInfo {
  name: string;
  usual: boolean | number | string | string[];
  choices: string[];
  least: number | null;
  most: number | null;
}

export interface GameInfo {
  id: string;
  options: OptionInfo[];
  /** by variant: the possible numbers of players */
  seats: Record<string, number[]>;
}

export interface GameList {
  games: GameInfo[];
  /** levels, from the weakest */
  bots: string[];
}

/**
 * Seconds. Every decision has its own time; after that, time comes out of the
 * player's bank for the game. With 0 for both there is no time limit.
 */
export interface ClockRules {
  decision?: number;
  bank?: number;
  /** seconds added by "more time" */
  more?: number;
  /** how often a player may ask for it */
  times?: number;
}

/** The options of a new table. */
export interface NewTable {
  game: string;
  /** by name; the others have their defaults */
  options?: Record<string, boolean | number | string | string[]>;
  /** seated at once, after the host */
  bots?: string[];
  /** listed publicly while it is gathering */
  public?: boolean;
  clock?: ClockRules;
  /** seconds of delay for spectators */
  delay?: number;
  /** bots: typical seconds for a move */
  pace?: number;
  /** spectators may watch */
  watching?: boolean;
  /** the host takes the first seat */
  sit?: boolean;
}

/** One seat of a table. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  /** the level of a bot, also of a substitute */
  bot: string;
  /** the user: an opaque id */
  person: string;
  /** connected */
  here: boolean;
  /** a bot substitutes for an absent player */
  sits_in: boolean;
}

/** The public data of a table. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  state: "gathering" | "over" | "playing";
  seats: SeatInfo[];
  /** a user id, as in the seats */
  host: string;
  public: boolean;
  watching: boolean;
  clock: Required<ClockRules>;
  delay: number;
  pace: number;
  /** how many games were started here */
  round: number;
  /** the current or last game */
  play: string;
  onlookers: number;
  /** the tournament it belongs to, if any: then it has no host */
  tournament: string;
}

/** A table in a list. */
export interface TableEntry {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  state: "gathering" | "over" | "playing";
  taken: number;
  seats: number;
  /** the host's name */
  host: string;
  /** you have a seat there */
  mine: boolean;
  /** in your own list: a decision waits for you */
  my_turn: boolean;
  /** the tournament it belongs to, if any */
  tournament: string;
}

export interface TableList {
  open: TableEntry[];
  mine: TableEntry[];
}

/** All tables, for the operator. */
export interface AllTables {
  tables: TableEntry[];
}

/** A bot for a seat: a level, as in "detective" or "marshal:seconds=2". */
export interface SeatBotRequest {
  bot: string;
}

/** The seat you got. */
export interface TakenSeat {
  seat: number;
  table: TableInfo;
}

/**
 * The next game at a table: whether survivors keep their characters, and
 * whether the Sheriff's role moves on to the next player.
 */
export interface RematchRequest {
  keep?: boolean;
  pass_sheriff?: boolean;
}

export interface RecordEntry {
  id: string;
  game: string;
  /** as in the record */
  options: Record<string, string>;
  names: string[];
  result: string;
  /** milliseconds since 1970 */
  ended: number;
}

export interface RecordList {
  records: RecordEntry[];
}

export interface Health {
  status: "ok";
  version: string;
  /** the build of the rules: "pure" or "compiled" */
  form: string;
  tables: number;
  connections: number;
}

/** A card, a character or an event. Fields that do not apply are empty. */
export interface LibraryEntry {
  id: string;
  name: string;
  type: "card" | "character" | "event";
  box: string;
  words: string;
  rulings: string[];
  /** a card's colour */
  border: string;
  /** by box or back: value and suit of each copy, or its symbol */
  copies: Record<string, string[]>;
  life: number | null;
  /** a weapon's reach */
  reach: number | null;
  /** The Duel: the kind of card */
  icons: string[];
  /** The Duel: the side of a character */
  side: string;
  /** left out of the beginner game */
  book: boolean;
  /** The Duel: the source of a printed fact */
  sources: Record<string, string>;
  /** the name in some prints */
  other_name: string;
}

export interface BoxInfo {
  id: string;
  name: string;
}

/** A switch for a table that plays a ruling differently. */
export interface HouseRuleInfo {
  name: string;
  words: string;
  ruling: string;
}

/** All printed cards, the boxes and the house rules, by game. */
export interface Library {
  games: Record<string, LibraryEntry[]>;
  boxes: Record<string, BoxInfo[]>;
  house: Record<string, HouseRuleInfo[]>;
}

/** A ruling in one sentence, and where it is documented. */
export interface RulingInfo {
  id: string;
  text: string;
  source: string;
  section: string;
  /** the page of the rulebook: a game, or tournament */
  game: string;
  in_force: boolean;
}

export interface RulingList {
  rulings: RulingInfo[];
}

/**
 * A player, "you" for themselves. With a character, the figure is named by it.
 */
export interface PlayerName {
  name: "player";
  seat: number;
  figure?: number;
  character?: string;
}

/** A card; -1 is a card that the reader has not seen. */
export interface CardName {
  name: "card";
  card: number;
}

/** Several cards, and how many more the reader has not seen. */
export interface CardNames {
  name: "cards";
  cards: number[];
  unseen?: number;
}

/** The printed name of a card, a character or an event. */
export interface PrintedName {
  name: "printed";
  type: "card" | "character" | "event";
  id: string;
}

/** The deck of a seat; the number of seats stands for the common deck. */
export interface DeckName {
  name: "deck";
  deck: number;
}

/** A word of the game, such as a role or a suit: the message with this key. */
export interface Term {
  name: "term";
  key: string;
}

/** Several players, joined as the language does. */
export interface PlayerNames {
  name: "list";
  players: PlayerName[];
}

/** A message of the catalogue with its values. */
export interface Sentence {
  name: "sentence";
  key: string;
  values?: Record<string, SentenceValue>;
}

/**
 * The first message. `play` and `told` say which game and how many of its
 * events you already have; the server sends the rest.
 */
export interface Hello {
  type: "hello";
  version: number;
  play?: string;
  told?: number;
}

/**
 * An answer to the decision with this number. Late and duplicate answers are
 * harmless.
 */
export interface MakeMove {
  type: "move";
  ply: number;
  move: string;
}

/** Ask why a move is not legal now. */
export interface AskWhy {
  type: "ask_why";
  ply: number;
  move: string;
}

export interface AskHint {
  type: "ask_hint";
  ply: number;
}

export interface MoreTime {
  type: "more_time";
  ply: number;
}

/** You are back: the substitute bot leaves. */
export interface ComeBack {
  type: "come_back";
}

/**
 * You are eliminated: if only bots are left, let them play to the end without
 * pauses.
 */
export interface Hurry {
  type: "hurry";
}

export interface Say {
  type: "say";
  text: string;
}

export interface Ping {
  type: "ping";
  n?: number;
}

/**
 * The response to hello: the table, and your seat (-1: you are a spectator).
 */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number;
  table: TableInfo;
  chat: ChatLine[];
  /** milliseconds since 1970 */
  time: number;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
  seat: number;
}

/** The ids for the numbers of a game, all public. */
export interface Catalogue {
  /** "bang-6D" */
  cards: string[];
  figures: string[];
  /** by figure: its seat */
  owners: number[];
  roles: string[];
  /** The Duel, by seat: the side it plays */
  sides: string[];
  /** The Duel: the backs of cards, as views number them */
  backs: string[];
}

/**
 * A game starts or resumes. `promise` is the hash of its seed, salt and
 * options.
 */
export interface GameDealt {
  type: "dealt";
  play: string;
  number: number;
  /** by seat, as in the record */
  names: string[];
  catalogue: Catalogue;
  promise: string;
}

/**
 * The time left for the player who is asked: first for this decision, then from
 * their bank.
 */
export interface ClockState {
  type: "clock";
  seat: number;
  /** milliseconds */
  decision: number;
  bank: number;
  /** how often they may still ask for more */
  times: number;
}

/** A legal move: the text to send, and its parts. */
export interface MoveOption {
  move: string;
  verb: string;
  card?: number;
  /** the kind the card is played as; a character on offer */
  kind?: string;
  /** the target: a figure, a card in play, or a word */
  figure?: number;
  at_card?: number;
  word?: string;
  /** the money of a bid */
  amount?: number;
  /** the probability that a card turned up for it is a success */
  chance?: number;
  /** what it means: "Take the hit" */
  title?: Sentence | null;
  /** and what follows: "Lose 1 life: 3 → 2" */
  detail?: Sentence | null;
}

/**
 * The current decision. Only the player who has to make it sees the moves and
 * the detail.
 */
export interface PendingDecision {
  ply: number;
  seat: number;
  prompt: string;
  moves: MoveOption[];
  clock: ClockState | null;
  /** the question; for the others: whom they are waiting for */
  title: Sentence | null;
  detail: Sentence | null;
}

/** Everything a seat may know, and the events that it does not have yet. */
export interface ViewMessage {
  type: "view";
  play: string;
  /** the number of earlier events */
  told: number;
  events: GameEvent[];
  view: GameView;
  asked: PendingDecision | null;
  /** what happened, in sentences */
  log: Sentence[];
}

/** New events, and the changes to the view. */
export interface Events {
  type: "events";
  told: number;
  events: GameEvent[];
  changes: Partial<GameView>;
  asked: PendingDecision | null;
  /** what happened, in sentences */
  log: Sentence[];
}

/**
 * A finished game as its table broadcast it to one seat (-1: a spectator, -2:
 * all cards open).
 */
export interface Replay {
  seat: number;
  game: string;
  /** as in the record */
  options: Record<string, string>;
  result: string;
  dealt: GameDealt;
  first: ViewMessage;
  moves: Events[];
}

/** A request is refused. The client has the texts for the codes. */
export interface Refused {
  type: "refused";
  code: string;
  facts: Record<string, number | string>;
  ply: number;
}

/** The rule that refuses a move; without a code the move is legal. */
export interface Why {
  type: "why";
  ply: number;
  move: string;
  code: string;
  facts: Record<string, number | string>;
}

/** The move that the marshal bot suggests here, and why. */
export interface Hint {
  type: "hint";
  ply: number;
  move: string;
  reason: string;
  facts: Record<string, number | string>;
  /** the probability of winning */
  chance: number | null;
  /** by seat: the roles it considers likely */
  roles: Record<string, number>[];
}

export interface ChatLine {
  type: "chat";
  name: string;
  text: string;
  at: number;
  seat: number;
}

/**
 * The connected seats, the seats with a substitute bot, and the number of
 * spectators.
 */
export interface Presence {
  type: "presence";
  here: boolean[];
  sits_in: boolean[];
  onlookers: number;
}

/** After the end: the record, to verify the deal, the moves and the result. */
export interface GameProof {
  type: "proof";
  play: string;
  record: string;
}

export interface Pong {
  type: "pong";
  n: number;
  time: number;
}

export type SentenceValue =
  | number
  | string
  | PlayerName
  | CardName
  | CardNames
  | PrintedName
  | DeckName
  | Term
  | PlayerNames
  | Sentence;

/**
 * Seconds at the server's tables: for each decision, and a bank for the game.
 */
export interface ClockSettings {
  decision?: number;
  bank?: number;
}

/** A person who wants to play, or a bot of that level. */
export interface NewPlayer {
  name: string;
  bot?: string;
}

/** One line of a record sheet. */
export interface SeatResult {
  player: number;
  role: "deputy" | "outlaw" | "renegade" | "sheriff";
  /** at the auction */
  paid: number;
  /** some judges do not write it down */
  character?: string;
}

/** A tournament starts with its name; players may register. */
export interface OpenAction {
  do: "open";
  name: string;
  online?: boolean;
  clock?: ClockSettings;
  absent_after?: number;
  /** T116 */
  tempo?: boolean;
}

/** Register more players: all of them, or none. */
export interface RegisterAction {
  do: "register";
  players: NewPlayer[];
}

/** Correct the spelling of a name. */
export interface RenameAction {
  do: "rename";
  player: number;
  name: string;
}

/** A player withdraws before the first tables are drawn. */
export interface StrikeAction {
  do: "strike";
  player: number;
}

/**
 * Draw the tables of the next round. The judge only asks for it; the tournament
 * draws.
 */
export interface DrawAction {
  do: "draw";
  round?: number;
  seed?: string;
  tables?: number[][];
  byes?: number[];
}

/** T42: a record sheet is handed in. */
export interface ReportAction {
  do: "report";
  round: number;
  table: number;
  outcome: "law" | "nobody" | "outlaws" | "renegade";
  seats: SeatResult[];
}

/** T102: correct a wrong record sheet. Tables drawn since stay as they are. */
export interface CorrectAction {
  do: "correct";
  round: number;
  table: number;
  outcome: "law" | "nobody" | "outlaws" | "renegade";
  seats: SeatResult[];
}

/**
 * T88: a player leaves for good. Their current game goes on and pays them
 * (T94).
 */
export interface WithdrawAction {
  do: "withdraw";
  player: number;
}

/** T100: the first penalty. */
export interface WarnAction {
  do: "warn";
  player: number;
}

/** T100: disqualified, and without winnings for the current game. */
export interface DisqualifyAction {
  do: "disqualify";
  player: number;
}

/**
 * T50: the ranking becomes public, and the finals are set. Lots are drawn here.
 */
export interface PublishAction {
  do: "publish";
  seed?: string;
  lots?: number[];
}

/** T52, T53: the duels whose players are known start, all as one kind. */
export interface BeginDuelsAction {
  do: "begin_duels";
  kind: "long" | "short";
}

/** A duel is over. A player who abandons one loses it and is out (T54). */
export interface DecideAction {
  do: "decide";
  duel: "final" | "semi_1" | "semi_2";
  winner: number;
  by?: "abandoned" | "play";
}

/**
 * T125: a player calls the judge to their table; away from a table both numbers
 * are 0.
 */
export interface CallJudgeAction {
  do: "call";
  player: number;
  round?: number;
  table?: number;
  words?: string;
}

/**
 * The judge decides something: as text, perhaps with a numbered ruling, to
 * answer a call.
 */
export interface RuleAction {
  do: "rule";
  words: string;
  ruling?: string;
  call?: number;
}

/**
 * An earlier entry no longer counts, as if it had never been made. The log
 * handles it.
 */
export interface UndoAction {
  do: "undo";
  entry: number;
}

export type TournamentAction =
  | OpenAction
  | RegisterAction
  | RenameAction
  | StrikeAction
  | DrawAction
  | ReportAction
  | CorrectAction
  | WithdrawAction
  | WarnAction
  | DisqualifyAction
  | PublishAction
  | BeginDuelsAction
  | DecideAction
  | CallJudgeAction
  | RuleAction
  | UndoAction;

/**
 * The options of a new tournament; all fields except the name concern tables on
 * the server.
 */
export interface NewTournament {
  name: string;
  /** the tables are on this server */
  online?: boolean;
  clock?: ClockRules;
  /** decisions missed in a row; 0: never */
  absent_after?: number;
  /** T116, the High Noon rule */
  tempo?: boolean;
  /** seconds of delay for the hall and spectators */
  delay?: number;
  /** bots: typical seconds for a move */
  pace?: number;
}

/**
 * An action of the judge. `after` is the number of log entries they have seen:
 * if there are more by now, another judge was faster, and nothing is done.
 */
export interface ActionRequest {
  after: number;
  action: TournamentAction;
  reason?: string;
}

/** A player calls the judge (T125). */
export interface CallRequest {
  words?: string;
}

/** The judge gives more time to the player who is asked at a table. */
export interface ExtraTime {
  seconds?: number;
}

/**
 * The first message on the WebSocket of a tournament: with the judge's secret
 * for the console, with a player's code for their page, with neither for the
 * hall.
 */
export interface Attend {
  type: "attend";
  version: number;
  judge?: string;
  player?: string;
}

/**
 * The secret is sent only once. It belongs after the # of the judge's link:
 * /judge/ID#SECRET.
 */
export interface TournamentOpened {
  id: string;
  judge: string;
}

/** A tournament in the list. */
export interface TournamentEntry {
  id: string;
  name: string;
  stage: "between" | "duels" | "over" | "ranked" | "registration" | "round";
  round: number;
  players: number;
  online: boolean;
}

export interface TournamentList {
  /** the latest first */
  tournaments: TournamentEntry[];
}

export interface HallPlayer {
  player: number;
  name: string;
  state: "active" | "disqualified" | "struck" | "withdrawn";
}

/** The current lot of an auction, and the standing offer. */
export interface AuctionLot {
  /** a player, as all numbers here */
  chooser: number;
  /** "" while they choose */
  character: string;
  /** -1: not opened yet */
  offer: number;
  /** 0: none yet */
  bidder: number;
}

/**
 * One seat, as spectators see it; at a physical table little more than the
 * names is known.
 */
export interface HallSeat {
  player: number;
  name: string;
  /** eliminated */
  out: boolean;
  /** has left the game (T90) */
  passive: boolean;
  character: string;
  /** -1: not known */
  life: number;
  max_life: number;
  /** once it is shown; not revealed in the hall after the game */
  role: string;
  /** for their character; -1: not yet, and in the hall not after the auction */
  paid: number;
  /** connected */
  here: boolean;
}

/** A table of the current round, and its progress. */
export interface HallTable {
  number: number;
  state: "auction" | "over" | "playing" | "waiting";
  /** the first is the Sheriff's */
  seats: HallSeat[];
  /** its id on the server, for watching */
  table: string;
  /** when its game started */
  since: number;
  /** how many turns have started */
  turn: number;
  /** the player to decide; 0: none, or unknown */
  asked: number;
  lot: AuctionLot | null;
  /** characters sold so far */
  sold: number;
  lots: number;
  /** its result counts */
  reported: boolean;
}

/** `place` is 0 for players who have left (T48). */
export interface RankLine {
  place: number;
  player: number;
  name: string;
  state: "active" | "disqualified" | "struck" | "withdrawn";
  score: number;
  /** T47: the scores of all their opponents */
  opponents: number;
  /** games won */
  won: number;
  /** the position of their lot; 0: not drawn yet */
  lot: number;
  /** only a lot can break the tie, and it is not drawn yet */
  tied: boolean;
  /** plays the finals, by the current ranking */
  final: boolean;
}

/** A duel of the finals; the better ranked player comes first. */
export interface FinalDuel {
  id: "final" | "semi_1" | "semi_2";
  /** "" until it has started */
  kind: "" | "long" | "short";
  players: number[];
  names: string[];
  /** 0: not decided */
  winner: number;
  abandoned: boolean;
  state: "over" | "playing" | "waiting";
  /** its id on the server */
  table: string;
  since: number;
  turn: number;
  asked: number;
  /** the public state on the server */
  seats: HallSeat[];
}

/**
 * The projector: without purses, and without the ranking before it is
 * published.
 */
export interface HallView {
  type: "hall";
  id: string;
  name: string;
  online: boolean;
  stage: "between" | "duels" | "over" | "ranked" | "registration" | "round";
  /** the last one drawn; 0: none yet */
  round: number;
  rounds: number;
  /** when it was drawn */
  since: number;
  players: HallPlayer[];
  /** of that round */
  tables: HallTable[];
  byes: number[];
  /** how many of the tables have reported */
  reported: number;
  /** empty until it is published */
  ranking: RankLine[];
  duels: FinalDuel[];
  /** 0: none yet */
  champion: number;
  /** the players from the first place on, at the end */
  places: number[];
}

export interface CallAnswer {
  entry: number;
  words: string;
  /** a ruling like R52, if one applies */
  ruling: string;
}

/** A call for the judge, and the judge's answer. */
export interface CallMade {
  entry: number;
  at: number;
  round: number;
  /** 0: not at a table */
  table: number;
  player: number;
  name: string;
  words: string;
  answers: CallAnswer[];
}

/** A round of one player; fields that are not reported yet are empty. */
export interface PlayedGame {
  round: number;
  /** 0: a bye */
  table: number;
  /** from 0; -1: none */
  seat: number;
  reported: boolean;
  role: "deputy" | "outlaw" | "renegade" | "sheriff" | "";
  character: string;
  paid: number;
  won: number;
}

/** The hall, and a player's own money (T45). */
export interface PlayerView {
  type: "player";
  id: string;
  name: string;
  online: boolean;
  stage: "between" | "duels" | "over" | "ranked" | "registration" | "round";
  /** the last one drawn; 0: none yet */
  round: number;
  rounds: number;
  /** when it was drawn */
  since: number;
  players: HallPlayer[];
  /** of that round */
  tables: HallTable[];
  byes: number[];
  /** how many of the tables have reported */
  reported: number;
  /** empty until it is published */
  ranking: RankLine[];
  duels: FinalDuel[];
  /** 0: none yet */
  champion: number;
  /** the players from the first place on, at the end */
  places: number[];
  me: number;
  state: "active" | "disqualified" | "struck" | "withdrawn";
  /** for the next auction */
  purse: number;
  spent: number;
  won: number;
  warnings: number;
  /** their table in this round; 0: none */
  table: number;
  /** from 0; -1: none */
  seat: number;
  /** the id of their table or duel on the server; "" if there is none */
  at: string;
  /** the browser that plays for them: this or another */
  bound: "" | "elsewhere" | "here";
  /** their own */
  calls: CallMade[];
  /** one for each round */
  games: PlayedGame[];
}

/** A player's data, with everything the judge needs to know. */
export interface PlayerAccount {
  player: number;
  name: string;
  state: "active" | "disqualified" | "struck" | "withdrawn";
  /** the level; "" for a person */
  bot: string;
  purse: number;
  spent: number;
  won: number;
  score: number;
  warnings: number;
  /** for their link: /me/ID#CODE */
  code: string;
  /** a browser plays for them on the server */
  bound: boolean;
  /** and is connected to their table */
  here: boolean;
}

/** A line of a record sheet; fields that are not reported yet are empty. */
export interface DrawnSeat {
  player: number;
  name: string;
  /** the most they can have paid */
  purse: number;
  role: "deputy" | "outlaw" | "renegade" | "sheriff" | "";
  character: string;
  paid: number;
  won: number;
}

export interface DrawnTable {
  number: number;
  seats: DrawnSeat[];
  /** the roles at a table of this size */
  roles: ("deputy" | "outlaw" | "renegade" | "sheriff")[];
  /** "" until it has reported */
  outcome: "law" | "nobody" | "outlaws" | "renegade" | "";
  /** who reported or last corrected it */
  by: "clock" | "judge" | "player" | "table" | "";
  /** its entry in the log */
  entry: number;
  /** its id on the server */
  table: string;
  /** the id of its game, for the record */
  play: string;
}

export interface DrawnRound {
  round: number;
  seed: string;
  at: number;
  tables: DrawnTable[];
  byes: number[];
}

export interface LogLine {
  number: number;
  at: number;
  by: "clock" | "judge" | "player" | "table";
  action: TournamentAction;
  reason: string;
  /** the entry that undid it; 0: it counts */
  undone_by: number;
}

/** Why an action is not possible: a refusal code with its facts. */
export interface BlockedAction {
  code: string;
  facts: Record<string, number | string>;
}

/** The hall without delay, with the current ranking, and everything else. */
export interface JudgeView {
  type: "judge";
  id: string;
  name: string;
  online: boolean;
  stage: "between" | "duels" | "over" | "ranked" | "registration" | "round";
  /** the last one drawn; 0: none yet */
  round: number;
  rounds: number;
  /** when it was drawn */
  since: number;
  players: HallPlayer[];
  /** of that round */
  tables: HallTable[];
  byes: number[];
  /** how many of the tables have reported */
  reported: number;
  /** empty until it is published */
  ranking: RankLine[];
  duels: FinalDuel[];
  /** 0: none yet */
  champion: number;
  /** the players from the first place on, at the end */
  places: number[];
  /** the length of the log: `after` of the next action */
  entries: number;
  wishes: Required<NewTournament>;
  published: boolean;
  /** the actions that are possible now */
  may: string[];
  /** by player */
  accounts: PlayerAccount[];
  drawn: DrawnRound[];
  calls: CallMade[];
  log: LogLine[];
  /** amounts are multiples of it */
  step: number;
  /** the characters that may be on record sheets */
  characters: string[];
  not_yet: Record<string, BlockedAction>;
}

export type ClientMessage =
  | Hello
  | MakeMove
  | AskWhy
  | AskHint
  | MoreTime
  | ComeBack
  | Hurry
  | Say
  | Ping;

export type ServerMessage =
  | Welcome
  | TableChanged
  | GameDealt
  | ViewMessage
  | Events
  | ClockState
  | Refused
  | Why
  | Hint
  | ChatLine
  | Presence
  | GameProof
  | Pong;

export type HallMessage = HallView | PlayerView | JudgeView;

/**
 * A card known to lie in one of these hands or decks, but not in which: a card
 * moved unseen.
 */
export interface RumouredCard {
  card: number;
  seats: number[];
  decks: number[];
}

/** The current lot, as all players see it, and the seat's own money. */
export interface Auction {
  /** the seat that puts it up, or takes it for free */
  chooser: number;
  /** "" while they choose */
  character: string;
  /** the standing offer; -1: not opened */
  offer: number;
  /** the seat that made it, or -1 */
  bidder: number;
  /** seats that are out of this lot */
  passed: number[];
  /** this seat's own; -1 for a spectator */
  purse: number;
  /** how many characters have a player */
  sold: number;
  /** the number of characters */
  lots: number;
}

/**
 * The table as one seat sees it: the cards, and everything else that lies open.
 */
export interface ClassicView {
  seat: number;
  answered: number;
  over: boolean;
  /** the seat that must decide */
  asked: number;
  prompt: string;
  hand: number[];
  hand_counts: number[];
  /** by seat, sorted: cards known to be there */
  seen_in_hands: number[][];
  rumours: RumouredCard[];
  deck_counts: number[];
  /** by deck: place from the top, card */
  seen_in_decks: [number, number][][];
  discards: number[];
  aside: number[];
  aside_count: number;
  /** by figure */
  in_play: number[][];
  /** the frames on the stack, topmost last */
  resolving: [string, Record<string, number>][];
  /** by seat; -1: not shown to this one */
  roles: number[];
  /** by figure */
  characters: string[];
  abilities: string[];
  life: number[];
  max_life: number[];
  /** by figure: how many cards they may keep */
  hand_limits: number[];
  ring: number[];
  graves: number[];
  reach: number[];
  /** from this seat's figure; empty if it is out */
  distances: number[];
  /** the event in force; "" without one */
  event: string;
  /** the next event, which lies open */
  next_event: string;
  events_left: number;
  /**
   * the state of the event in force: a suit named, a card that must be played
   */
  note: number;
  /** figures in the game for one turn, without life */
  ghosts: number[];
  /** by seat: spare characters, as far as this seat has seen them */
  spares: string[];
  /** by seat: the figure that acts for it */
  front: number[];
  /** by seat: characters to come, as far as this seat knows them */
  reserve: string[][];
  reserve_counts: number[];
  /** characters lying open to be picked */
  offered: string[];
  /** by seat: characters lost */
  lost: number[];
  /** while characters are auctioned */
  auction: Auction | null;
  paid: number[];
  /** seats whose player has left */
  left: number[];
  active: number;
  turn_number: number;
  bangs: number;
  /** green cards put down in this turn */
  fresh: number[];
  /** how often the active figure has used their ability in this turn */
  acted: number;
  winners: number;
}

/**
 * The table as one seat sees it: the cards, and everything else that lies open.
 */
export interface DuelView {
  seat: number;
  answered: number;
  over: boolean;
  /** the seat that must decide */
  asked: number;
  prompt: string;
  hand: number[];
  hand_counts: number[];
  /** by seat, sorted: cards known to be there */
  seen_in_hands: number[][];
  rumours: RumouredCard[];
  deck_counts: number[];
  /** by deck: place from the top, card */
  seen_in_decks: [number, number][][];
  discards: number[];
  aside: number[];
  aside_count: number;
  /** by figure */
  in_play: number[][];
  /** the frames on the stack, topmost last */
  resolving: [string, Record<string, number>][];
  /** by figure; "" if it is not shown, or the place is empty */
  characters: string[];
  life: number[];
  max_life: number[];
  ring: number[];
  /** by seat: the figure that acts for it; -1: not shown yet */
  front: number[];
  /** characters out of the game */
  graves: string[];
  /** by seat: the reserve, as far as this seat knows it, unordered */
  reserve: string[][];
  reserve_counts: number[];
  /** by seat: the deck it draws from */
  sources: number[];
  /** by seat, sorted: the backs of its hand cards */
  hand_backs: number[][];
  /** by deck: the back of its top card; -1: it is empty */
  deck_backs: number[];
  aside_backs: number[];
  /** by seat */
  hand_limits: number[];
  /** by seat: the seat it has to eliminate */
  goals: number[];
  /** seats whose player has left */
  left: number[];
  /** the seat whose turn it is */
  active: number;
  turn_number: number;
  bangs: number;
  /** of the active seat; -1: none */
  bang_limit: number;
  /** the active seat has moved its token */
  swapped: boolean;
  reloading: boolean;
  /** Resources put down in this turn */
  fresh: number[];
  /** triggered and coming next: by whom, for which figure */
  waiting: [string, number][];
  /** characters that have used their once-a-turn ability */
  used: string[];
  winners: number;
}

/** The view of each game, by the game of its table. */
export interface Views {
  classic: ClassicView;
  duel: DuelView;
}

export type GameView = ClassicView | DuelView;

/**
 * The seat had only one legal move, and the engine made it. Show it as if they
 * had to think.
 */
export interface Forced {
  type: "forced";
  seat: number;
}

/** A seat that may not see the card still sees its back. */
export interface CardDrawn {
  type: "card_drawn";
  seat: number;
  card: number | null;
  deck: number;
  back: number;
}

/**
 * From a seat's hand, from the pile (-1), from cards on offer (-2) or from play
 * (-3), where it lay before `figure`.
 */
export interface CardTaken {
  type: "card_taken";
  seat: number;
  card: number | null;
  source: number;
  figure: number;
}

export interface CardPlayed {
  type: "card_played";
  figure: number;
  card: number | null;
  target: number;
  kind: string;
  at_card: number;
}

/** A card in play took effect. */
export interface CardUsed {
  type: "card_used";
  figure: number;
  card: number | null;
}

export interface CardDiscarded {
  type: "card_discarded";
  seat: number;
  card: number | null;
}

/** A card is now in play before the figure. */
export interface CardLaid {
  type: "card_laid";
  figure: number;
  card: number | null;
}

export interface CardLeftPlay {
  type: "card_left_play";
  figure: number;
  card: number | null;
}

/** A card in play moved on to another figure. */
export interface CardPassed {
  type: "card_passed";
  figure: number;
  card: number | null;
  to: number;
}

/**
 * A card was turned up for a draw! that a card in play (`cause`) or an ability
 * (-1) asks for.
 */
export interface CardFlipped {
  type: "card_flipped";
  figure: number;
  card: number | null;
  cause: number;
}

/**
 * The card that counts for a draw! (-1: none was left), and whether it is a
 * success.
 */
export interface DrawSettled {
  type: "draw_settled";
  figure: number;
  card: number | null;
  cause: number;
  met: number;
}

export interface CardTurnedUp {
  type: "card_turned_up";
  seat: number;
  card: number | null;
}

/** A card went back on top of a deck. */
export interface CardReturned {
  type: "card_returned";
  seat: number;
  card: number | null;
  deck: number;
}

export interface DeckShuffled {
  type: "deck_shuffled";
  deck: number;
  cards: number;
}

export interface LifeLost {
  type: "life_lost";
  figure: number;
  points: number;
  by: number;
}

export interface LifeGained {
  type: "life_gained";
  figure: number;
  points: number;
}

export interface Eliminated {
  type: "eliminated";
  figure: number;
  by: number;
}

export interface RoleShown {
  type: "role_shown";
  seat: number;
  role: string;
}

export interface ShotFired {
  type: "shot_fired";
  by: number;
  card: number | null;
  target: number;
  needed: number;
}

export interface Avoided {
  type: "avoided";
  figure: number;
  by: number;
}

export interface AbilityUsed {
  type: "ability_used";
  figure: number;
}

export interface Passed {
  type: "passed";
  seat: number;
}

export interface TurnStarted {
  type: "turn_started";
  seat: number;
  number: number;
}

export interface TurnLost {
  type: "turn_lost";
  seat: number;
}

export interface TurnEnded {
  type: "turn_ended";
  seat: number;
}

/** Winners as a mask of seats. */
export interface GameEnded {
  type: "game_ended";
  winners: number;
}

/** An event card is in force from now on and replaces the one before it. */
export interface EventRevealed {
  type: "event_revealed";
  event: string;
}

/** A figure has the ability of another character from now on. */
export interface AbilityTaken {
  type: "ability_taken";
  figure: number;
  character: string;
}

/** A figure is another character from now on, with this many life points. */
export interface CharacterEntered {
  type: "character_entered";
  figure: number;
  character: string;
  life: number;
}

/**
 * A figure that was out is in the game again; without life points it is a
 * ghost.
 */
export interface CameBack {
  type: "came_back";
  figure: number;
  life: number;
}

/** A card has no effect on this figure. */
export interface Unaffected {
  type: "unaffected";
  figure: number;
  card: number | null;
}

/**
 * A seat has named something: a suit, a colour, a right. The word is coded as a
 * target.
 */
export interface WordNamed {
  type: "word_named";
  seat: number;
  word: string;
}

/** This one of the seat's figures is now in front. */
export interface SteppedForward {
  type: "stepped_forward";
  figure: number;
}

/** A player has left the game for good; their figure stays and does nothing. */
export interface SeatLeft {
  type: "seat_left";
  seat: number;
}

/** A seat has chosen one of the characters on offer. */
export interface CharacterPicked {
  type: "character_picked";
  seat: number;
  character: string;
}

/** A player gives up a card for a new one instead of using it. */
export interface CardReloaded {
  type: "card_reloaded";
  figure: number;
  card: number | null;
}

/** A seat bids this much money for the current lot. */
export interface BidMade {
  type: "bid_made";
  seat: number;
  amount: number;
}

/**
 * A character belongs to a seat at this price; the price is 0 if it was free or
 * there was no auction.
 */
export interface LotSold {
  type: "lot_sold";
  seat: number;
  character: string;
  amount: number;
}

/**
 * A bidder has left, so the bids are void. This seat's opening offer stands; if
 * it has made none, it puts up a character again.
 */
export interface LotReopened {
  type: "lot_reopened";
  seat: number;
}

export type GameEvent =
  | Forced
  | CardDrawn
  | CardTaken
  | CardPlayed
  | CardUsed
  | CardDiscarded
  | CardLaid
  | CardLeftPlay
  | CardPassed
  | CardFlipped
  | DrawSettled
  | CardTurnedUp
  | CardReturned
  | DeckShuffled
  | LifeLost
  | LifeGained
  | Eliminated
  | RoleShown
  | ShotFired
  | Avoided
  | AbilityUsed
  | Passed
  | TurnStarted
  | TurnLost
  | TurnEnded
  | GameEnded
  | EventRevealed
  | AbilityTaken
  | CharacterEntered
  | CameBack
  | Unaffected
  | WordNamed
  | SteppedForward
  | SeatLeft
  | CharacterPicked
  | CardReloaded
  | BidMade
  | LotSold
  | LotReopened;
