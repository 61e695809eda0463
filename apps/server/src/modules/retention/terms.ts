/** Term for which the rows of a table are kept. */
export type Term =
  | {
      readonly kind: 'days';
      readonly days: number;
      /** The moment or day from which they count. */
      readonly since: string;
      /** Condition in SQL on the row `r`: a row for which it holds is kept. */
      readonly unless?: string;
      /** Rows deleted in one transaction, where fewer than usual: much goes with each. */
      readonly atOnce?: number;
      /** In words, for docs/retention.md. */
      readonly what: string;
    }
  /** Rows that go with the row of another table that they belong to, or by another hand. */
  | { readonly kind: 'goes'; readonly what: string }
  | { readonly kind: 'stays'; readonly why: string };

const catalogue = 'what the records say: as many as the catalogue has';
const configuration = 'what administrators set, on screens and by sheets';
const people = 'who belongs to the institution';
const circulation =
  'what was lent, to whom, and what came of it: evidence of loans, debts and clearances; as many as the desks make';
const history =
  'as many as the desks make; what is over is nobody’s once its reader’s term for it has passed';
const messages =
  'what somebody wrote and staff answered: so many at a time may wait for each person';
const perPerson = 'so many for each person, at most';
const single = 'one row, or one for each purpose';

const year = 365;
const stays = (why: string): Term => ({ kind: 'stays', why });
const goes = (what: string): Term => ({ kind: 'goes', what });
const days = (term: Omit<Extract<Term, { kind: 'days' }>, 'kind'>): Term => ({
  kind: 'days',
  ...term,
});

/** Every table of the database. A test holds it against the database's own catalogue. */
export const terms: Readonly<Record<string, Term>> = {
  // Ways in.
  session: days({
    days: 7,
    since: 'coalesce(r.ended_at, r.ends_at)',
    atOnce: 50,
    what: 'after its end',
  }),
  refresh_token: goes('with its session, 30 days at most: a used one that comes again ends it'),
  redirect_token: days({ days: 1, since: 'r.expires_at', what: 'after it ran out' }),
  known_device: days({
    days: 400,
    since: 'r.seen_at',
    what: 'after it was last seen: as long as browsers keep its number',
  }),
  failed_sign_in: days({
    days: 1,
    since: 'r.last_at',
    what: 'after the last try; after half an hour it counts anew',
  }),
  recovery_code: days({ days: 1, since: 'r.issued_at', what: 'after it was sent' }),
  email_confirmation: days({
    days: 7,
    since: 'r.expires_at',
    what: 'after it ran out; else when it is confirmed',
  }),
  answered_captcha: days({ days: 1, since: 'r.expires_at', what: 'after it ran out' }),
  audit_event: days({ days: 2 * year, since: 'r.at', what: 'after it happened' }),
  previous_password: goes('past the last twenty of a person, when one is changed'),
  person_rate: stays('one for each person and act'),
  signing_key: stays(single),
  server_key: stays(single),
  seal: stays(single),
  loan_token: stays(perPerson),
  identity_provider: stays(configuration),
  identity_provider_category: stays(configuration),
  identity_link: goes(
    'with the login, or the provider; so many for each login as there are providers',
  ),
  provider_sign_in: days({ days: 1, since: 'r.expires_at', what: 'after it ran out' }),
  provider_session: goes('with its session'),
  second_factor: stays(perPerson),
  second_factor_key: goes('when it is used, or with its person’s second factor'),
  passkey: stays(perPerson),
  passkey_challenge: days({ days: 1, since: 'r.expires_at', what: 'after it ran out' }),
  calendar_feed: stays(perPerson),
  api_key: days({
    days: 90,
    since: 'coalesce(r.revoked_at, r.expires_at)',
    unless: 'r.revoked_at is null and r.expires_at is null',
    what: 'after it was revoked or ran out',
  }),
  webhook: stays(perPerson),
  webhook_delivery: days({
    days: 14,
    since: 'r.happened_at',
    what: 'after what it tells of: it is given up a day after that',
  }),
  api_key_day: days({ days: 90, since: 'r.day', what: 'after the day' }),
  most_lent: goes('the next night, when it is counted anew; titles alone'),
  kiosk: stays('the machines of the libraries'),
  sip2_terminal: stays('the machines of the libraries'),
  kiosk_session: goes('the night after its end; one for each machine at most'),

  // Payments.
  payment_order: days({
    days: 2 * year,
    since: 'r.made_on',
    what: 'after it was asked for: what comes in by its mark later is told to staff as unknown',
  }),
  payment_order_debt: goes('with its order'),
  receipt_sequence: stays('one for each year'),

  // Messages, requests and lists of people.
  outgoing_mail: days({
    days: 7,
    since: 'r.expires_at',
    what: 'after it was given up, where no server was up to do so; else when it is sent, or after a day',
  }),
  alert: days({ days: year, since: 'r.created_at', what: 'after its last new title' }),
  notice: days({
    days: 2 * year,
    since: 'r.created_at',
    unless: `exists (select from loan l where l.id = (r.facts ->> 'loanId')::integer
      and l.returned_at is null)`,
    what: 'after it was told, of an open loan for as long as that is open: it is told once',
  }),
  letter_act: days({ days: 30, since: 'r.expires_at', what: 'after it ran out' }),
  record_look: days({ days: 2 * year, since: 'r.looked_on', what: 'after the day' }),
  consent: stays('what was agreed to, and its end; gone with the account'),
  personal_data_request: days({
    days: 2 * year,
    since: 'r.answered_at',
    what: 'after its answer',
  }),
  registration_request: days({
    days: 30,
    since: 'r.asked_at',
    what: 'after it was sent, where nobody came to the desk; else when it is confirmed or refused',
  }),
  request: days({
    days: 2 * year,
    since: "case when r.state in ('finished', 'not-finished') then r.handled_at end",
    unless: 'r.card_code is not null',
    what: 'after its end; a catalogue card that was approved is printed in a work, and verified for good',
  }),
  approved_card: stays(
    'what a catalogue card that was approved says to whoever verifies it: public, as the work that it is printed in',
  ),
  request_attachment: goes('with its request'),
  request_title: goes('with its request'),
  general_comment: stays(messages),
  title_comment: stays(messages),
  title_rating: stays('one for each person and title'),
  acquisition_suggestion: stays(messages),
  purchase_order: stays('what libraries bought, and of whom nobody: evidence of expenses'),
  purchase_order_item: goes('with its order'),
  title_list_entry: stays(perPerson),
  named_list: stays(perPerson),
  named_list_title: goes('with its list'),
  saved_search: stays(perPerson),
  interest: stays(perPerson),
  interest_news: goes('when its letter is written, the night it is found'),

  // Usage of the catalogue.
  failed_search: days({ days: 180, since: 'r.day', what: 'after the day; nobody is named' }),
  title_usage: days({ days: 5 * year, since: 'r.day', what: 'after the day' }),
  lent_title: stays('the names of titles that were lent, by which late loans are found; of nobody'),
  gone_title: days({ days: 5 * year, since: 'r.gone_at', what: 'after it left the catalogue' }),
  gone_heading: days({ days: 5 * year, since: 'r.gone_at', what: 'after it left the catalogue' }),
  inventory: days({
    days: 5 * year,
    since: 'r.ended_at',
    atOnce: 1,
    what: 'after it ended',
  }),
  inventory_copy: goes('with its inventory'),
  inventory_scan: goes('with its inventory'),
  copy_change: days({ days: 5 * year, since: 'r.changed_at', what: 'after it was made' }),
  import: days({
    days: 90,
    since: 'r.started_at',
    atOnce: 1,
    what: 'after it began: till then it can be undone',
  }),
  import_run: days({
    days: 2 * year,
    since: 'r.begun_at',
    what: 'after it began: who brought in what, and what came of it',
  }),
  import_run_file: days({
    days: 7,
    since: "(case r.name when '' then r.kept_at else r.kept_at + interval '173 days' end)",
    atOnce: 50,
    what: 'after it was sent; 180 days for the lists that an import leaves',
  }),
  overwritten_record: goes('with its import, or when that is undone'),
  index_change: goes('after 7 days, each hour; an index that is further behind is built anew'),
  index_change_log: stays(single),
  availability_change: days({
    days: 7,
    since: 'r.changed_at',
    what: 'after the change: servers follow it within seconds, or read all anew',
  }),
  lookup_table_change: days({
    days: 1,
    since: 'r.changed_at',
    what: 'after the change: servers keep rows of small tables until one more comes',
  }),
  hold_look: goes('when its queue has been looked at, within seconds'),
  hold_follower: stays(single),
  oai_record: stays('one for each title that was ever there: harvesters learn that one is gone'),
  oai_follower: stays(single),
  cover_lookup: days({
    days: 30,
    since: 'r.again_at',
    what: 'after it may be asked again: a source is not asked twice for what it does not have',
  }),
  document_lookup: days({ days: 30, since: 'r.again_at', what: 'after it may be read again' }),
  cover_round: stays(single),
  cover_refusal: stays(
    'one for each title whose cover was refused: nothing is fetched for it again',
  ),
  cover_report: goes('with its cover; how often it was reported, and of whom nothing'),
  network_logo: goes('with its institution'),
  network_record: goes('when its institution has it no longer, or with its institution'),
  network_edition: stays('one for each edition that other institutions ever had'),
  network_harvest: days({ days: year, since: 'r.ended_at', what: 'after it ended' }),
  stored_reading: stays(single),
  schema_migration: stays('one for each migration'),

  ...each(catalogue, [
    'title',
    'counted_title',
    'bibliographic_record',
    'heading',
    'title_heading',
    'title_withdrawal',
    'authority',
    'heading_reference',
    'holdings_record',
    'holding',
    'copy',
    'serial_part',
    'serial_issue',
    'staff_issue',
    'article_host',
    'cover',
    'former_number',
    'former_authority_number',
    'withdrawn_authority',
    'unplaced_item',
  ]),
  ...each(history, ['loan', 'renewal', 'hold', 'loan_request']),
  circulation_exception: goes('with its loan or hold, or when that becomes nobody’s'),
  ...each(circulation, [
    'transit',
    'debt',
    'debt_entry',
    'bank_statement_line',
    'suspension',
    'clearance',
  ]),
  ...each(people, [
    'person',
    'personal_data',
    'login',
    'person_department',
    'login_course',
    'login_discipline',
  ]),
  ...each(configuration, [
    'institution_setting',
    'network_institution',
    'institution_text',
    'institution_edit',
    'institution_logo',
    'front_picture',
    'front_shelf',
    'activity',
    'activity_notice',
    'role_permission',
    'staff_role',
    'staff_limit',
    'staff_role_permission',
    'search_tab',
    'campus',
    'library',
    'library_service',
    'former_list_code',
    'academic_term',
    'service_point',
    'event',
    'event_text',
    'source',
    'work_type',
    'collection',
    'location',
    'loan_type',
    'loan_rule',
    'patron_category',
    'circulation_setting',
    'opening_entry',
    'opening_hour',
    'courier_run',
    'colour_label',
    'cover_source',
    'floor_plan',
    'plan_shelf',
    'vendor',
    'organizational_unit',
    'course',
    'discipline',
    'professor',
    'teaching_plan',
    'bibliography_item',
    'database_resource',
    'library_code',
  ]),
};

/** Days that rows of a table are kept; null: they stay, or go with others. */
export function retentionTerm(table: string): number | null {
  const term = terms[table];
  return term?.kind === 'days' ? term.days : null;
}

function each(why: string, tables: readonly string[]): Readonly<Record<string, Term>> {
  return Object.fromEntries(tables.map((table) => [table, stays(why)]));
}
