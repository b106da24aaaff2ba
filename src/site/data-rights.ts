/** Whom a request is about. The user id is the random one that the browser keeps. */
export type Person = { readonly email?: string; readonly userHash?: string };

/** Everything that is kept of a person. */
export type PersonalData = {
  readonly contacts: readonly Readonly<Record<string, unknown>>[];
  readonly feedback: readonly Readonly<Record<string, unknown>>[];
  readonly jobs: readonly Readonly<Record<string, unknown>>[];
};

/** Serves requests of people about their data. */
export interface DataRights {
  collect(person: Person): Promise<PersonalData>;
  /** Erases it, takes it out of the tables' files and starts a new log. Answers what was erased. */
  erase(person: Person): Promise<{ readonly contacts: number; readonly feedback: number; readonly jobs: number }>;
}
