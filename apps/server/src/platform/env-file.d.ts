/**
 * Reads the settings of a file into the environment, where those that are set already win: `.env` in the
 * project's folder, or the file that ENV_FILE names; none where ENV_FILE is empty.
 * @throws StartError where the file that is named is missing, or a file cannot be read
 */
export declare function readEnvFile(env?: NodeJS.ProcessEnv): void;
