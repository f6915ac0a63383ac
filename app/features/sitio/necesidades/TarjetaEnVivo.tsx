import { CardFoot } from "~/components/Card";
import type { ImagenDeTarjeta } from "~/components/fichaDePieza";
import type { Inicio } from "~/components/siguiente";
import { TarjetaConImagen } from "~/components/TarjetaConImagen";
import * as css from "./ListaDeHorarios.css";

interface Props {
  titulo: string;
  href: string;
  inicio: Inicio;
  /** Kind, length and price, such as "Clase en vivo · 45 min · Gratis". */
  detalles: string;
  /** Free places in words. */
  lugares: string;
  imagen: ImagenDeTarjeta | null;
  nivel: 2 | 3;
  diferida: boolean;
}

/** Card of a live event: its scene, when it begins, and its free places. */
export const TarjetaEnVivo = ({ inicio, detalles, lugares, ...tarjeta }: Props) => (
  <TarjetaConImagen
    {...tarjeta}
    antes={
      <p className={css.inicio}>
        <time dateTime={inicio.iso}>{inicio.texto}</time>
      </p>
    }
  >
    <CardFoot>
      {detalles} · {lugares}
    </CardFoot>
  </TarjetaConImagen>
);
