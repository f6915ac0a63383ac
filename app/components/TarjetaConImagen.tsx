import type { ReactNode } from "react";
import { Card, CardTitle } from "./Card";
import type { ImagenDeTarjeta } from "./fichaDePieza";
import { useSinImagenes } from "./Image";
import { ImagenDeFicha } from "./ImagenDeFicha";
import { MarcaDeVideo } from "./MarcaDeVideo";
import * as css from "./TarjetaDePieza.css";

interface Props {
  href: string;
  titulo: string;
  nivel: 2 | 3;
  /** Picture at the head; null when there is none, and when images are off. */
  imagen: ImagenDeTarjeta | null;
  /** True for a picture below the first screen. */
  diferida: boolean;
  /** Drawing in a strip below the picture, such as the path of a route. */
  debajo?: ReactNode;
  /** Line over the title, such as the time of a workshop. */
  antes?: ReactNode;
  id?: string | undefined;
  children?: ReactNode;
}

/** Card of a list: its picture, its title and a few words. The title is the link, and the whole card leads there. */
export function TarjetaConImagen({
  href,
  titulo,
  nivel,
  imagen,
  diferida,
  debajo,
  antes,
  id,
  children,
}: Props) {
  const sinImagenes = useSinImagenes();
  return (
    <Card as="li" id={id} covered className={css.pieza}>
      {imagen && !sinImagenes && (
        <div className={css.cabeza}>
          <ImagenDeFicha imagen={imagen} className={css.imagen} diferida={diferida} />
          {imagen.deVideo && <MarcaDeVideo chica />}
        </div>
      )}
      {debajo}
      <div className={css.texto}>
        {antes}
        <CardTitle as={`h${nivel}`} href={href}>
          {titulo}
        </CardTitle>
        {children}
      </div>
    </Card>
  );
}

/** Cards with pictures: two in a row on a telephone, and the first one by itself when their number is odd. */
export const ListaConImagenes = ({ children }: { children: ReactNode }) => (
  <ul className={css.lista}>{children}</ul>
);
