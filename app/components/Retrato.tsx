import { Imagen } from "./Imagen";
import * as css from "./Retrato.css";

type Props = {
  /** "retrato-01" to "retrato-16", a file in public/retratos. */
  id: string;
  tamano?: 48 | 64 | 96 | 160;
  /** "eager" for the one that is seen first. */
  loading?: "lazy" | "eager";
};

/** The name stands beside it, so the picture itself is silent. */
export function Retrato({ id, tamano = 64, loading = "lazy" }: Props) {
  return (
    <Imagen
      src={`/retratos/${id}.svg`}
      width={tamano}
      height={tamano}
      loading={loading}
      decoding="async"
      alt=""
      className={css.retrato}
    />
  );
}
