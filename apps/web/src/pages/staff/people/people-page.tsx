import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { readPeopleAddress } from './people-address.ts';
import { PeopleSearch } from './people-search.tsx';
import { PersonCard } from './person-card.tsx';

const RegisterForm = lazy(async () => ({
  default: (await import('./register-form.tsx')).RegisterForm,
}));

/** People: search, registration, and the record of each. */
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
  if (place.isNew) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <RegisterForm />
      </Suspense>
    );
  }
  return <PeopleSearch place={place} />;
}
