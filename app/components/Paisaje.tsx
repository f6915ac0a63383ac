import { Image, useImageUrl, useSinImagenes } from "./Image";

type Props = { className: string; imagen: string; loading?: "lazy" };

/** The coast of Lima, by day or by night as the reader's mode is. `lazy`, it costs nothing where it is hidden. */
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
