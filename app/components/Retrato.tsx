import { Icon } from "./Icon";
import { Image, useSinImagenes } from "./Image";
import * as css from "./Retrato.css";
import retratos from "./retratos.svg?url";

type Props = {
  /** Portrait: "retrato-01" to "retrato-16", a view of `retratos.svg`; or the address of a picture. */
  id: string;
  size?: 48 | 56 | 64 | 96 | 160;
  /** Loading of the portrait: "eager" when it is in sight at once. */
  loading?: "lazy" | "eager";
};

/**
 * Portrait of a specialist. The name stands beside it, so the picture has no alternative text (WCAG 2.2, 1.1.1); in a
 * browser that saves data it is a drawn line. All portraits are views of one file of 2.3 kB. They share their strokes:
 * five single files weigh more.
 */
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
      src={id.startsWith("/") ? id : `${retratos}#${id}`}
      width={size}
      height={size}
      loading={loading}
      decoding="async"
      alt=""
      className={css.retrato}
    />
  );
}
