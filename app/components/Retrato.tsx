import { Icon } from "./Icon";
import { Image, useSinImagenes } from "./Image";
import * as css from "./Retrato.css";

type Props = {
  /** "retrato-01" to "retrato-16", a file in public/retratos; or the address of such a file. */
  id: string;
  size?: 48 | 56 | 64 | 96 | 160;
  /** "eager" for the one that is seen first. */
  loading?: "lazy" | "eager";
};

/** The name stands beside it, so the picture itself is silent; where data are saved it is a drawn line. */
export function Retrato({ id, size = 64, loading = "lazy" }: Props) {
  if (useSinImagenes()) {
    return (
      <span className={css.sinRetrato[size]}>
        <Icon name="persona" size={24} />
      </span>
    );
  }
  return (
    <Image
      src={id.startsWith("/") ? id : `/retratos/${id}.svg`}
      width={size}
      height={size}
      loading={loading}
      decoding="async"
      alt=""
      className={css.retrato}
    />
  );
}
