import { Card, CardTitle } from "~/components/Card";
import { Image } from "~/components/Image";
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
        {imagen && (
          <Image
            src={imagen.src}
            width={imagen.ancho}
            height={imagen.alto}
            alt=""
            loading="lazy"
            className={css.miniatura}
          />
        )}
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
