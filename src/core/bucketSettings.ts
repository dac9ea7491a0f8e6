/** The bucket of pictures or of backups, as the settings name it. */
export interface BucketSettings {
  /** What the names of its settings begin with. */
  kind: "S3" | "BACKUP_S3";
  name: string;
  region: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  /** What the keys of all objects begin with. */
  prefix: string;
  /** Undefined where the machine's own role is to be used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}
