import { Card, CardTitle } from "~/components/Card";
import { Image } from "~/components/Image";
import { textoChico } from "~/styles/layout.css";
import * as tejas from "../necesidades/Necesidades.css";
import type { PortadaDatos } from "./datos";
import * as css from "./Portada.css";
import { Seccion } from "./Seccion";

/** For a visitor: a video of each of the first needs, and the soonest live event with its free places. */
export const ParaEmpezar = ({ piezas, enVivo }: NonNullable<PortadaDatos["paraEmpezar"]>) => (
  <Seccion id="para-empezar" titulo="Empieza con un minuto" diferida>
    <ul className={css.posters}>
      {piezas.map(({ uid, href, titulo, portada }) => (
        <li key={uid}>
          <a href={href} className={tejas.necesidad}>
            {portada && <Miniatura {...portada} className={tejas.dibujo} />}
            <span className={tejas.palabras}>{titulo}</span>
          </a>
        </li>
      ))}
    </ul>
    {enVivo && (
      <Card covered className={css.cita}>
        <div className={css.persona}>
          {enVivo.imagen && <Miniatura {...enVivo.imagen} className={css.miniatura} />}
          <div className={css.encoge}>
            <time dateTime={enVivo.inicio.iso} className={css.cuando}>
              {enVivo.inicio.texto}
            </time>
            <CardTitle as="p" href={enVivo.href}>
              <strong>{enVivo.titulo}</strong>
            </CardTitle>
            <p className={textoChico}>
              {enVivo.detalles} · {enVivo.lugares}
            </p>
          </div>
        </div>
      </Card>
    )}
  </Seccion>
);

type Imagen = { src: string; ancho: number; alto: number; className: string };

const Miniatura = ({ src, ancho, alto, className }: Imagen) => (
  <Image src={src} width={ancho} height={alto} alt="" loading="lazy" className={className} />
);
