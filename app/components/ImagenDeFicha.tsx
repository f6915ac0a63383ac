import { classNames } from "./classNames";
import { deDia } from "./deDia.css";
import type { ImagenDeTarjeta } from "./fichaDePieza";
import { Image } from "./Image";

interface Props {
  imagen: ImagenDeTarjeta | null;
  className: string;
  /** True for a picture below the first screen. */
  diferida?: boolean;
}

/** Picture of a piece, a workshop or a route; darker at night when it has no night of its own. Nothing without one. */
export const ImagenDeFicha = ({ imagen, className, diferida = false }: Props) =>
  imagen && (
    <Image
      src={imagen.src}
      width={imagen.ancho}
      height={imagen.alto}
      alt=""
      className={classNames(className, imagen.deDia && deDia)}
      {...(diferida && { loading: "lazy" })}
    />
  );
