import { Image, useImageUrl, useSinImagenes } from "./Image";

type Props = { className: string; imagen: string; loading?: "lazy" };

/**
 * Drawing of the coast of Lima, by day or by night like the reader's colour mode. With `lazy` it is not loaded where
 * it is hidden.
 */
export function Paisaje({ className, imagen, loading }: Props) {
  const direccion = useImageUrl();
  if (useSinImagenes()) return null;
  return (
    <picture className={className}>
      <source
        srcSet={direccion("/ilustraciones/costa-noche.svg")}
        media="(prefers-color-scheme: dark)"
        width={1440}
        height={560}
      />
      <Image
        src="/ilustraciones/costa-dia.svg"
        width={1440}
        height={560}
        alt=""
        loading={loading}
        className={imagen}
      />
    </picture>
  );
}
