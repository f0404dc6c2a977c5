import { Data, Island, Name, Result, Select, Sliders, Switch } from '../controls';
import { Steps, Timeline } from '../timeline';
import { lifetimePicture } from './picture';
import { DEFAULT_LIFETIME, simulateLifetime, type Timing } from './simulate';

/**
 * `<LifetimeSimulator drop={10} shutdown={30} />`: what becomes of an object when its owner, the last
 * client and the room server leave, by its lifetime flags. The page takes the seconds from the facts.
 *
 * @throws {Error} if the page leaves one out.
 */
export function LifetimeSimulator({ drop, shutdown }: Partial<Timing>) {
  if (!drop || !shutdown) throw new Error('<LifetimeSimulator> needs drop={…} and shutdown={…}.');
  const { ownerLeaves, lastLeaves, persistent, lost, joins } = DEFAULT_LIFETIME;
  const simulation = simulateLifetime(DEFAULT_LIFETIME, { drop, shutdown });
  return (
    <Island
      name="lifetime"
      label="Lifetime simulator"
      controls={
        <>
          {(
            [
              ['ownerLeaves', 'DestroyWhenOwnerLeaves', ownerLeaves],
              ['lastLeaves', 'DestroyWhenLastClientLeaves', lastLeaves],
              ['persistent', 'Persistent', persistent],
            ] as const
          ).map(([name, flag, on]) => (
            <Switch key={name} name={name} label={<Name of={flag} />} on={on} />
          ))}
          <Select
            name="owner"
            label="Owner"
            of={[
              ['Client A', 0],
              ['Client B, by takeover', 1],
              ['Nobody', 2],
            ]}
          />
          <Switch name="lost" label="A’s connection is lost" on={lost} />
          <Sliders of={[['joins', 'C joins after', joins, [5, 65, 5], 's']]} />
        </>
      }
      caption="Time runs downward. The bar on the right is the object, in its owner’s color; the dashed frame shows when it stands still until the server drops A."
    >
      <Data of={{ drop, shutdown }} />
      <Timeline
        places={['A', 'B', 'C', 'Server', 'Object']}
        picture={lifetimePicture(simulation)}
        legend={[
          ['you', 'Client A, or A owns it'],
          ['others', 'Client B, or B owns it'],
          ['none', 'C, server, or no owner'],
          ['room', 'Kept without a server'],
        ]}
      >
        <Steps of={simulation.steps} unit="s" />
      </Timeline>
      <Result>{simulation.result}</Result>
    </Island>
  );
}
