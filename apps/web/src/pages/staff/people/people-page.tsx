import { useSearchParams } from 'react-router';
import { StaffTask } from '../staff-task.tsx';
import { readPeopleAddress } from './people-address.ts';
import { PeopleSearch } from './people-search.tsx';
import { PersonCard } from './person-card.tsx';
import { RegisterForm } from './register-form.tsx';

/** People: found, registered, and each with everything that is known of them. */
export function Page() {
  return (
    <StaffTask name="people">
      <People />
    </StaffTask>
  );
}

function People() {
  const [params] = useSearchParams();
  const place = readPeopleAddress(params);
  if (place.person !== '') return <PersonCard key={place.person} id={place.person} place={place} />;
  if (place.isNew) return <RegisterForm />;
  return <PeopleSearch place={place} />;
}
