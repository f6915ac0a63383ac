import { BotonDeSesion } from "~/components/BotonDeSesion";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Icon } from "~/components/Icon";
import { Illustration } from "~/components/Illustration";
import { Image } from "~/components/Image";
import { MissingPart } from "~/components/MissingPart";
import { Retrato } from "~/components/Retrato";
import { Tag } from "~/components/Tag";
import { EN_FRASE, ENTRAR_EN_VIVO } from "~/domain/shared/claseDeTaller";
import { pila } from "~/styles/layout.css";
import type { CitaDeFicha, Lectura, TallerDeFicha } from "~/shell/partes/proxima.server";
import * as css from "./tarjetas.css";

/** The next session or workshop of the person, with one button. */
export function Proxima({ proxima }: { proxima: Lectura }) {
  if (proxima.estado === "error") return <MissingPart title="No pudimos cargar tu agenda" />;
  const { cita, taller } = proxima.valor;
  return (
    <Card as="section" aria-labelledby="proxima" className={css.ancha}>
      <h2 id="proxima">{cita || !taller ? "Tu próxima sesión" : EN_FRASE[taller.clase].tuProximo}</h2>
      {cita ? <Cita {...cita} /> : taller ? <Taller {...taller} /> : <Ninguna />}
    </Card>
  );
}

function Cita({ con, inicio, href, abierta }: CitaDeFicha) {
  return (
    <>
      <div className={css.quien}>
        {con && <Retrato id={con.retrato} size={56} loading="eager" />}
        <div className={pila.junta}>
          <time dateTime={inicio.iso} className={css.cuando}>
            {inicio.texto}
          </time>
          {con && <span>{con.nombre}</span>}
        </div>
      </div>
      <BotonDeSesion href={href} abierta={abierta} />
    </>
  );
}

function Taller({ titulo, demostracion, inicio, entrada, clase, href, imagen }: TallerDeFicha) {
  return (
    <>
      <div className={css.quien}>
        {imagen ? (
          <Image src={imagen.src} width={imagen.ancho} height={imagen.alto} alt="" className={css.escena} />
        ) : (
          <Icon name="personas" size={32} />
        )}
        <div className={pila.junta}>
          <time dateTime={inicio.iso} className={css.cuando}>
            {inicio.texto}
          </time>
          <span>
            {titulo} {demostracion && <Tag>{demostracion}</Tag>}
          </span>
        </div>
      </div>
      {entrada && <p>{entrada.texto}</p>}
      <Button href={entrada?.href ?? href}>{entrada ? ENTRAR_EN_VIVO : `Ver ${EN_FRASE[clase].el}`}</Button>
    </>
  );
}

function Ninguna() {
  return (
    <>
      <div className={css.quien}>
        <Illustration name="agenda-vacia" className={css.dibujo} />
        <p>Aún sin fecha</p>
      </div>
      <Button href="/agendar" variant="secondary">
        Agendar
      </Button>
    </>
  );
}
