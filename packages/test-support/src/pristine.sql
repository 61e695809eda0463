-- What the migrations left, kept beside it: a database that was written to is made as it was
-- in a tenth of the time that a new one takes.
CREATE SCHEMA pristine;

CREATE VIEW pristine.tables AS
  SELECT oid, relname AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace;

CREATE VIEW pristine.sequences AS
  SELECT format('%I.%I', schemaname, sequencename)::regclass AS name, start_value, last_value
  FROM pg_sequences WHERE schemaname = 'public';

-- Changes whenever something other than rows does.
CREATE VIEW pristine.shape AS
  SELECT md5(string_agg(part, ',' ORDER BY part)) AS hash FROM (
    SELECT concat('relation ', oid, relname, relnatts, relacl) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat('column ', attrelid, ' ', attnum, attname, atttypid, attnotnull, attacl)
      FROM pg_attribute JOIN pg_class ON attrelid = pg_class.oid
      WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat('trigger ', oid, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat('constraint ', oid) FROM pg_constraint
    UNION ALL SELECT concat('function ', oid, md5(prosrc)) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT concat('schema ', nspname, nspacl) FROM pg_namespace
      WHERE nspname NOT LIKE 'pg\_%'
    UNION ALL SELECT concat('setting ', setconfig) FROM pg_db_role_setting
      WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
  ) AS parts (part);

CREATE TABLE pristine.kept_table (name name, columns text);
CREATE TABLE pristine.kept_sequence AS TABLE pristine.sequences;

DO $$
DECLARE
  one name;
  is_written boolean;
BEGIN
  FOR one IN SELECT name FROM pristine.tables LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', one) INTO is_written;
    CONTINUE WHEN NOT is_written;
    EXECUTE format('CREATE TABLE pristine.%I AS TABLE public.%1$I', one);
    INSERT INTO pristine.kept_table
      SELECT one, string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = format('public.%I', one)::regclass
        AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  END LOOP;
END $$;

CREATE FUNCTION pristine.remove_rows() RETURNS void LANGUAGE plpgsql AS $$
DECLARE one name;
BEGIN
  FOR one IN SELECT name FROM pristine.tables WHERE pg_relation_size(oid) > 0 LOOP
    EXECUTE format('DELETE FROM public.%I', one);
  END LOOP;
END $$;

CREATE FUNCTION pristine.write_rows() RETURNS void LANGUAGE plpgsql AS $$
DECLARE one pristine.kept_table;
BEGIN
  FOR one IN TABLE pristine.kept_table LOOP
    EXECUTE format(
      'INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM pristine.%1$I',
      one.name, one.columns);
  END LOOP;
  PERFORM setval(name, coalesce(kept.last_value, kept.start_value), kept.last_value IS NOT NULL)
  FROM pristine.kept_sequence AS kept JOIN pristine.sequences AS now USING (name)
  WHERE now.last_value IS DISTINCT FROM kept.last_value;
END $$;

CREATE TABLE pristine.kept_shape AS TABLE pristine.shape;
