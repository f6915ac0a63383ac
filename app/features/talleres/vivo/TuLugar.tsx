import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Ganancia } from "~/components/Ganancia";
import { ReservasSinTerminar, type ReservaPendiente } from "~/components/ReservaSinTerminar";
import { TuCertificado, type TuCertificadoProps } from "~/components/TuCertificado";
import type { PasoDelLugar, LugarGuardado } from "~/domain/agenda/talleres";
import { VER_MI_PAGO } from "~/domain/ventas/pedidos/direcciones";
import { enlaceSuelto, fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { ENTRAR_EN_VIVO } from "~/domain/shared/claseDeTaller";
import { ACEPTAR, DEJAR, INSCRIBIRSE } from "~/domain/talleres/inscripciones/intenciones";
import * as css from "./vivo.css";

/** Effect of leaving a paid place in a workshop: its refund, and whether the person is asked first. */
interface AntesDeDejarlo {
  texto: string;
  vuelve: string;
  enBreve: string;
  cuesta: boolean;
  sePregunta: boolean;
  hrefParaConservar: string;
  hrefDeMiPago: string;
}

export interface TuLugarProps {
  elegida: {
    fecha: string;
    cuando: string;
    aviso: string | null;
    cancelada: string | null;
    precio: string;
    /** Refund deadline of a seat that costs money. */
    devolucionAlDejar: { texto: string; aTiempo: boolean } | null;
    lugares: string;
    conEspera: boolean;
    empezo: boolean;
    termino: boolean;
    /** True when the place that was held for the person has expired. */
    pasoSuTurno: boolean;
    /** Other event of the person at the same hour, because of which they cannot take the place. */
    seCruza: string | null;
    ics: string;
  };
  lugar: {
    estado: string;
    /**
     * Place held for the person. `hasta` is its deadline, `falta` the step that makes it theirs, `cuesta` its price
     * (null for a free place).
     */
    guardado: (LugarGuardado & { falta: PasoDelLugar; hasta: string; cuesta: string | null }) | null;
    antes: AntesDeDejarlo | null;
    /** State of the person in the waiting list of the workshop's date. */
    enLaLista: string | null;
    /** True when there is a free place that the person may take. */
    libre: boolean;
    asistio: boolean;
    /** Coins for the attendance, in words; null without any. */
    ganancia: string | null;
    certificado: TuCertificadoProps | null;
    /** Room of the workshop's date, for people who may enter. `comoVa` tells when it begins. */
    sala: { href: string | null; abre: string | null; comoVa: string } | null;
  } | null;
  mensaje: string | null;
  /** Notice about the place that the person has just got; null on any other visit. */
  recien?: string | null;
  /** Unpaid places of the person, because of which they cannot take another one. */
  sinPagar?: readonly ReservaPendiente[];
}

const TITULO: Record<string, string> = {
  inscrita: "Tu lugar está reservado",
  esperando: "Estás en la lista de espera",
};

/** State of the chosen date for this person, in a line. After its start nobody waits for a place or takes one. */
function enUnaLinea({ elegida, lugar }: Pick<TuLugarProps, "elegida" | "lugar">) {
  const { cancelada, empezo, termino, conEspera } = elegida;
  if (cancelada !== null) return "Esta fecha";
  if (termino) return lugar?.asistio ? "Estuviste aquí" : "Esta fecha ya terminó";
  if (empezo && lugar?.estado !== "inscrita") return "Esta fecha ya empezó";
  const titulo = lugar && (lugar.guardado?.estado ?? TITULO[lugar.estado]);
  if (titulo) return titulo;
  return conEspera ? "Esta fecha está completa" : "Inscríbete en esta fecha";
}

/** The chosen date of a workshop: its free places, and the person's place or options. */
export function TuLugar({ elegida, lugar, mensaje, recien = null, sinPagar = [] }: TuLugarProps) {
  const { cancelada, conEspera, empezo } = elegida;
  const sala = lugar?.sala;
  const conEvento = lugar?.estado === "inscrita" && !empezo;
  const esSuya = lugar !== null && lugar.estado !== "esperando";
  const seInscribe = !lugar || lugar.libre;
  const guardado = lugar?.guardado ?? null;
  const confirmando = guardado?.falta === "confirmar";
  const sePaga = (guardado?.cuesta && !confirmando) || (seInscribe && !conEspera);
  const devolucion = sePaga ? elegida.devolucionAlDejar : null;
  return (
    <Card as="section" aria-labelledby="tu-lugar" className={pila.media}>
      <div className={pila.junta}>
        <h2 id="tu-lugar">{enUnaLinea({ elegida, lugar })}</h2>
        {recien ? (
          <div role="status" className={classNames(textoSuave, textoChico)}>
            <p tabIndex={-1} autoFocus>
              {recien}
            </p>
          </div>
        ) : (
          esSuya && <p className={classNames(textoSuave, textoChico)}>Tu fecha</p>
        )}
        <p className={css.dia}>{elegida.cuando}</p>
        {!lugar && (
          <p className={textoSuave}>
            {elegida.precio}
            {!empezo && ` · ${elegida.lugares}`}
          </p>
        )}
      </div>
      {mensaje && (
        <Alert kind="error" role="alert">
          {mensaje}
        </Alert>
      )}
      <ReservasSinTerminar reservas={sinPagar} />
      {elegida.pasoSuTurno && !mensaje && cancelada === null && !empezo && (
        <Alert title="El lugar que te guardamos pasó a la persona que sigue">
          No tuvimos tu respuesta a tiempo, y con eso saliste de la lista de espera. Si todavía quieres ir,
          {conEspera ? " entra de nuevo: esperas desde el final." : " inscríbete: hay lugares."}
        </Alert>
      )}
      {elegida.seCruza && !mensaje && cancelada === null && !empezo && (
        <Alert kind="advertencia">{elegida.seCruza}</Alert>
      )}
      {elegida.aviso && <Alert>{elegida.aviso}</Alert>}
      {cancelada !== null && <Alert kind="advertencia">Esta fecha se canceló. {cancelada}</Alert>}
      {lugar?.enLaLista && !empezo && <p>{lugar.enLaLista}</p>}
      {guardado && confirmando && (
        <>
          <p>{guardado.texto}</p>
          <Button href={guardado.href} wide large>
            {guardado.hacer}
          </Button>
        </>
      )}
      {guardado && !confirmando && (
        <p>
          Es solo para ti hasta las {guardado.hasta}.
          {guardado.cuesta && ` Cuesta ${guardado.cuesta}: es tuyo cuando lo pagas.`}
          {guardado.falta === "aceptar" &&
            ` Si no lo ${guardado.cuesta ? "pagas" : "aceptas"} a tiempo, pasa a la persona que sigue y sales de la lista.`}
        </p>
      )}
      {conEvento && !sala?.href && (
        <Button href={elegida.ics} wide large>
          Añadir al calendario
        </Button>
      )}
      {sala?.href && (
        <div className={pila.corta}>
          {elegida.termino ? (
            <Button href={sala.href} wide variant="secondary">
              Ver la sala
            </Button>
          ) : (
            <Button href={sala.href} wide large>
              {ENTRAR_EN_VIVO}
            </Button>
          )}
          <p className={textoSuave}>{sala.comoVa}.</p>
        </div>
      )}
      {sala?.abre && <p className={textoSuave}>Podrás entrar desde las {sala.abre}.</p>}
      {lugar && <Ganancia texto={lugar.ganancia} />}
      {lugar?.certificado && <TuCertificado {...lugar.certificado} />}
      {devolucion && !devolucion.aTiempo && <Alert kind="advertencia">{devolucion.texto}</Alert>}
      {cancelada === null && !empezo && (
        <Form className={fila.corta}>
          <input type="hidden" name="fecha" value={elegida.fecha} />
          {seInscribe && (
            <Button name="intencion" value={INSCRIBIRSE} wide large>
              {conEspera ? "Entrar en la lista de espera" : "Inscribirme"}
            </Button>
          )}
          {guardado && !confirmando && (
            <Button name="intencion" value={ACEPTAR}>
              {guardado.hacer}
            </Button>
          )}
          {confirmando && (
            <p className={textoSuave}>
              Si dejas tu lugar ahora y el banco aprueba el pago, te lo devolvemos completo.
            </p>
          )}
          {lugar?.antes && <Dejarlo {...lugar.antes} />}
          {lugar && !lugar.antes && (
            <Button name="intencion" value={DEJAR} variant="secondary">
              {lugar.estado === "esperando" ? "Salir de la lista de espera" : "Dejar mi lugar"}
            </Button>
          )}
        </Form>
      )}
      {/* The page of the payment says it again, before anything is paid. */}
      {devolucion?.aTiempo && <p className={textoSuave}>{devolucion.texto}</p>}
      {conEvento && sala?.href && (
        <a href={elegida.ics} className={enlaceSuelto}>
          Añadir al calendario
        </a>
      )}
      {lugar?.antes && (
        <a href={lugar.antes.hrefDeMiPago} className={enlaceSuelto}>
          {VER_MI_PAGO}
        </a>
      )}
    </Card>
  );
}

/**
 * Button that leaves a paid place. It takes more than one press: the refund is told first, then a yes or no is asked.
 */
function Dejarlo({ texto, vuelve, enBreve, cuesta, sePregunta, hrefParaConservar }: AntesDeDejarlo) {
  if (!sePregunta) {
    return (
      <>
        <p className={textoSuave}>{texto}</p>
        <Button name="intencion" value={DEJAR} variant="secondary">
          Dejar mi lugar
        </Button>
      </>
    );
  }
  return (
    <>
      <input type="hidden" name="vuelve" value={vuelve} />
      <Alert kind={cuesta ? "advertencia" : "info"} title={enBreve}>
        {texto}
      </Alert>
      <Button name="intencion" value={DEJAR} variant="danger">
        Sí, dejar mi lugar
      </Button>
      <Button href={hrefParaConservar} variant="secondary">
        Conservar mi lugar
      </Button>
    </>
  );
}
