import type { ReactNode } from "react";
import { BotonDeSesion } from "~/components/BotonDeSesion";
import { Button } from "~/components/Button";
import { Card, CardTitle } from "~/components/Card";
import { ImagenDeFicha } from "~/components/ImagenDeFicha";
import { Retrato } from "~/components/Retrato";
import { Tag } from "~/components/Tag";
import type { FichaDePieza, ImagenDeTarjeta } from "~/components/fichaDePieza";
import type { Inicio, ProximoTaller, RutaEnCurso } from "~/components/siguiente";
import { avanceEnPalabras } from "~/domain/contenido/avances/enPalabras";
import { EN_FRASE, ENTRAR_EN_VIVO } from "~/domain/shared/claseDeTaller";
import { textoChico } from "~/styles/layout.css";
import type { MiCita } from "./datos";
import type { Pendiente } from "./pendientes";
import * as css from "./Portada.css";

/** Small card of a pending thing on the home page: an event with its button, or a thing to go on with. */
export function TarjetaDePendiente(pendiente: Pendiente) {
  if (pendiente.clase === "sesion") return <TuSesion {...pendiente.cita} />;
  if (pendiente.clase === "taller") return <TuTaller {...pendiente.taller} />;
  if (pendiente.clase === "video") return <SigueViendo {...pendiente.ficha} />;
  return <TuRuta {...pendiente.ruta} />;
}

function TuSesion({ con, especialidad, inicio, href, abierta, esHoy }: MiCita) {
  return (
    <Card className={css.cita}>
      <div className={css.persona}>
        {con && <Retrato id={con.retrato} size={56} loading="eager" />}
        <div className={css.encoge}>
          <h2 className={css.subtitulo}>{esHoy ? "Hoy tienes una sesión" : "Tu próxima sesión"}</h2>
          {con && (
            <p>
              <strong>{con.nombre}</strong> · {especialidad}
            </p>
          )}
          <Cuando {...inicio} />
        </div>
      </div>
      <BotonDeSesion href={href} abierta={abierta} />
    </Card>
  );
}

function TuTaller({ titulo, clase, demostracion, inicio, href, esHoy, entrada, guardado }: ProximoTaller) {
  const { un, tuProximo, el } = EN_FRASE[clase];
  return (
    <Card className={css.cita}>
      <div className={css.encoge}>
        <h2 className={css.subtitulo}>
          {guardado ? guardado.estado : esHoy ? `Hoy tienes ${un}` : tuProximo}
        </h2>
        <p>
          <strong>{titulo}</strong>
        </p>
        <Cuando {...inicio} texto={entrada?.texto ?? inicio.texto} />
        {demostracion && (
          <p>
            <Tag>{demostracion}</Tag>
          </p>
        )}
        {guardado && <p>{guardado.texto}</p>}
      </div>
      <div className={css.acciones}>
        {entrada && <Button href={entrada.href}>{ENTRAR_EN_VIVO}</Button>}
        {guardado && <Button href={guardado.href}>{guardado.hacer}</Button>}
        {guardado?.href !== href && (
          <Button href={href} variant={entrada || guardado ? "secondary" : "primary"}>
            Ver {el}
          </Button>
        )}
      </div>
    </Card>
  );
}

const Cuando = ({ iso, texto }: Inicio) => (
  <p className={css.cuando}>
    <time dateTime={iso}>{texto}</time>
  </p>
);

const SigueViendo = ({ titulo, href, portada, detalles, avance }: FichaDePieza) => (
  <TarjetaAMedias id="sigue-viendo" que="Sigue viendo" titulo={titulo} href={href} imagen={portada}>
    {typeof avance === "number" && <progress className={css.barra} value={avance} max={100} aria-hidden />}
    <p className={textoChico}>{avance === null ? detalles : avanceEnPalabras(avance)}</p>
  </TarjetaAMedias>
);

const TuRuta = ({ titulo, href, portada, hechos, total }: RutaEnCurso) => (
  <TarjetaAMedias id="tu-ruta" que="Sigue tu ruta" titulo={titulo} href={href} imagen={portada}>
    <progress className={css.barra} value={hechos} max={total} aria-hidden />
    <p className={textoChico}>
      {hechos} de {total} pasos
    </p>
  </TarjetaAMedias>
);

interface AMedias {
  id: string;
  /** Heading of the card, such as "Sigue tu ruta". */
  que: string;
  titulo: string;
  href: string;
  imagen: ImagenDeTarjeta | null;
  children: ReactNode;
}

/** Card of an unfinished thing: its picture, and how far the person is. The whole card leads there. */
const TarjetaAMedias = ({ id, que, titulo, href, imagen, children }: AMedias) => (
  <Card as="section" covered aria-labelledby={id} className={css.cita}>
    <div className={css.persona}>
      <ImagenDeFicha imagen={imagen} className={css.miniatura} />
      <div className={css.encoge}>
        <h2 id={id} className={css.subtitulo}>
          {que}
        </h2>
        <CardTitle as="p" href={href}>
          <strong>{titulo}</strong>
        </CardTitle>
        {children}
      </div>
    </div>
  </Card>
);
