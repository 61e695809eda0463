-- Keys that sign access tokens (EdDSA), as JWK. The newest signs; the others still verify.
create table signing_key (
  id text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);
