import { Image } from "./Image";
import * as css from "./Retrato.css";

type Props = {
  /** "retrato-01" to "retrato-16", a file in public/retratos. */
  id: string;
  size?: 48 | 64 | 96 | 160;
  /** "eager" for the one that is seen first. */
  loading?: "lazy" | "eager";
};

/** The name stands beside it, so the picture itself is silent. */
export function Retrato({ id, size = 64, loading = "lazy" }: Props) {
  return (
    <Image
      src={`/retratos/${id}.svg`}
      width={size}
      height={size}
      loading={loading}
      decoding="async"
      alt=""
      className={css.retrato}
    />
  );
}
