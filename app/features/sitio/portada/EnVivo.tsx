import { Card, CardTitle } from "~/components/Card";
import { ImagenDeFicha } from "~/components/ImagenDeFicha";
import { textoChico } from "~/styles/layout.css";
import type { PortadaDatos } from "./datos";
import * as css from "./Portada.css";
import { Seccion } from "./Seccion";

/** The soonest live event with its free places, and the drawing of its theme. */
export const EnVivo = ({
  titulo,
  href,
  inicio,
  detalles,
  lugares,
  imagen,
}: NonNullable<PortadaDatos["enVivo"]>) => (
  <Seccion id="en-vivo" titulo="En vivo">
    <Card covered className={css.cita}>
      <div className={css.persona}>
        <ImagenDeFicha imagen={imagen} className={css.miniatura} diferida />
        <div className={css.encoge}>
          <p className={css.cuando}>
            <time dateTime={inicio.iso}>{inicio.texto}</time>
          </p>
          <CardTitle as="p" href={href}>
            <strong>{titulo}</strong>
          </CardTitle>
          <p className={textoChico}>
            {detalles} · {lugares}
          </p>
        </div>
      </div>
    </Card>
  </Seccion>
);
