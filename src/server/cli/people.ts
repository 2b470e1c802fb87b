/** Commands for the people of the back office. */
import type { People, Person } from '../../core/merchant/people.ts';
import { type CliFetch, type Command, callApi, type Say, USAGE, UsageError } from './api-client.ts';
import { day } from './table.ts';

const PEOPLE_PATH = '/api/merchant/people';

async function list(fetch: CliFetch, say: Say): Promise<void> {
  const { people, invitations } = await callApi<People>(fetch, PEOPLE_PATH);
  for (const { role, email, name, hasSecondFactor, isConfigured } of people) {
    const notes = [name, hasSecondFactor ? '' : 'no second factor yet', isConfigured ? 'named by MERCHANTS' : ''];
    say(`${role.padEnd(8)} ${email}  ${notes.filter((note) => note !== '').join(', ')}`.trimEnd());
  }
  for (const { role, email, expiresAt } of invitations)
    say(`${role.padEnd(8)} ${email}  invited, until ${day(expiresAt)}`);
  say(`${people.length} ${people.length === 1 ? 'person' : 'people'}`);
}

async function personOf(fetch: CliFetch, email: string): Promise<Person> {
  const { people } = await callApi<People>(fetch, PEOPLE_PATH);
  const person = people.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (!person) throw new UsageError(`No person of the back office has the address ${email}.`);
  return person;
}

/** Actions on the person with an address; they print the shop's answer. */
const ACTIONS: Readonly<Record<string, (fetch: CliFetch, email: string, role: string) => Promise<readonly string[]>>> =
  {
    invite: async (fetch, email, role) => {
      const { message, link } = await callApi<{ message: string; link: string | null }>(fetch, PEOPLE_PATH, {
        email,
        role,
      });
      return link === null ? [message] : [message, link];
    },
    role: async (fetch, email, role) => {
      const { id } = await personOf(fetch, email);
      return [(await callApi<{ message: string }>(fetch, `${PEOPLE_PATH}/${id}`, { role })).message];
    },
    remove: async (fetch, email) => {
      const { id } = await personOf(fetch, email);
      return [(await callApi<{ message: string }>(fetch, `${PEOPLE_PATH}/${id}`, {}, 'DELETE')).message];
    },
    reset: async (fetch, email) => {
      const { id } = await personOf(fetch, email);
      return [(await callApi<{ message: string }>(fetch, `${PEOPLE_PATH}/${id}/second-factor`, {}, 'DELETE')).message];
    },
  };

export const people: Command = async (fetch, [action, email, role = ''], say) => {
  if (action === undefined) return list(fetch, say);
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!run || !email) throw new UsageError(USAGE);
  for (const line of await run(fetch, email, role)) say(line);
};
