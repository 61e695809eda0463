/**
 * Takes the settings of a file into the environment, where what is set already wins: `.env` in the
 * project's folder, or the one that ENV_FILE names; none where ENV_FILE is set to nothing.
 * @throws StartError where the file that is named is not there, or one cannot be read
 */
export declare function readEnvFile(env?: NodeJS.ProcessEnv): void;
