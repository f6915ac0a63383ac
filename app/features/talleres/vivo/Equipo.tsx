import { Image } from "~/components/Image";
import type { equipoDe } from "./ficha";
import * as css from "./vivo.css";

/** Drawn faces of the team that leads a workshop, with its name for screen readers. */
export const Equipo = ({ nombre, dibujo, grande }: ReturnType<typeof equipoDe> & { grande?: boolean }) =>
  dibujo && (
    <Image
      src={`/ilustraciones/equipos.svg#${dibujo}`}
      width={grande ? 96 : 32}
      height={grande ? 72 : 24}
      alt={nombre}
      className={grande ? css.equipo : css.equipoEnTarjeta}
    />
  );
