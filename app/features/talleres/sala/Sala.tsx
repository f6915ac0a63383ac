import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Ganancia } from "~/components/Ganancia";
import { Form } from "~/components/Form";
import { RECHAZOS_DE_SALA_DE_TALLER } from "~/domain/talleres/sala/rechazos";
import { CIERRA_DESPUES_EN_MINUTOS } from "~/domain/talleres/sala/sala";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { TuCertificado } from "~/components/TuCertificado";
import { contenedor, dosColumnas, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Entrada } from "./Entrada";
import { PREGUNTAR, REGISTRAR } from "./intenciones";
import { type Enviada, Preguntas } from "./Preguntas";
import type { DatosDeSala } from "./sala.server";
import * as css from "./sala.css";
import { useCambio } from "./useSala";

const POR_QUE_NO: Record<Exclude<DatosDeSala["registro"], "abierto">, string> = {
  "por-abrir": "Podrás registrarla cuando empiece.",
  "sin-haberte-visto": RECHAZOS_DE_SALA_DE_TALLER["no-te-vimos"].mensaje,
  cerrado: "El tiempo para registrarla terminó con la sala.",
};

/** Room of a workshop: the picture, the presence of the person, and their questions. */
export function Sala({ ultimo, ayuda, enviar, ...sala }: DatosDeSala & Enviada) {
  const { estado, registro, asistio, certificado, presencia } = sala;
  const cambio = useCambio(sala);
  const deAsistencia = ultimo && ultimo.intencion !== PREGUNTAR ? ultimo.mensaje : null;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <p>
          <a href={sala.href} className={enlaceSuelto}>
            Sobre {sala.enFrase.este}
          </a>
        </p>
        <h1>{sala.titulo}</h1>
        <p className={classNames(textoSuave, css.cuando)}>
          {sala.cuando}
          {sala.anfitrion && ` · ${sala.anfitrion}`}
        </p>
        {sala.comoVa && (
          <p>
            <span role="status">{sala.comoVa}.</span>{" "}
            {/* The page does not reload by itself here: a question that is being written would be lost. */}
            {cambio ? (
              <span role="status">
                Esta página cambió. Envía tu pregunta antes de cargarla otra vez.{" "}
                <VolverACargar href={sala.otraVez} />
              </span>
            ) : (
              <noscript>
                <VolverACargar href={sala.otraVez} />
              </noscript>
            )}
          </p>
        )}
      </header>
      <div className={dosColumnas}>
        <div className={pila.media}>
          {estado === "abierta" && !sala.entrada && (
            <Alert kind="advertencia">
              Ya no está publicado y no sabemos cómo se entra.
              {registro === "abierto" && !asistio && " Puedes registrar tu asistencia."}
            </Alert>
          )}
          {sala.entrada && (
            <Entrada titulo={sala.titulo} enFrase={sala.enFrase} cierra={sala.cierra} {...sala.entrada} />
          )}
          {sala.abre && <PorAbrir abre={sala.abre} segundos={sala.segundosParaCambiar} />}
          {estado === "cerrada" && (
            <Alert>
              {sala.enFrase.El} terminó y la sala ya cerró.{asistio && " Gracias por venir."}
            </Alert>
          )}
          {estado === "cancelada" && <Alert kind="advertencia">Esta fecha se canceló.</Alert>}
          <Card as="section" aria-labelledby="asistencia" className={pila.media}>
            <h2 id="asistencia">{asistio ? "Asististe" : "Tu asistencia"}</h2>
            {deAsistencia && (
              <Alert kind="error" role="alert">
                {deAsistencia}
              </Alert>
            )}
            {asistio ? (
              <p>
                Quedó registrado que estuviste.
                {presencia && ` La sala te vio ${presencia.minutos} de ${presencia.de} minutos.`}
              </p>
            ) : registro === "abierto" ? (
              <Form send={enviar} className={pila.corta}>
                <Button name="intencion" value={REGISTRAR} wide large>
                  Registrar asistencia
                </Button>
                <p className={textoSuave}>
                  {sala.cierra === null
                    ? `Puedes hacerlo hasta ${CIERRA_DESPUES_EN_MINUTOS} minutos después de que termine, si entraste antes de que terminara.`
                    : `Puedes hacerlo hasta las ${sala.cierra}.`}
                </p>
              </Form>
            ) : (
              <p className={textoSuave}>{POR_QUE_NO[registro]}</p>
            )}
            <Ganancia texto={sala.ganancia} />
            {certificado && <TuCertificado {...certificado} />}
            {sala.latido !== null && presencia === null && (
              <noscript>
                <iframe src={sala.latido} title="Tu presencia en la sala" className={css.presencia} />
              </noscript>
            )}
            {presencia && !certificado && (
              <p className={textoSuave}>
                El certificado se da desde la mitad. Si estuviste, pide a quien dirige que lo confirme.
              </p>
            )}
          </Card>
        </div>
        {(estado === "abierta" || sala.preguntas.length > 0) && (
          <Preguntas
            preguntas={sala.preguntas}
            abierta={estado === "abierta"}
            ultimo={ultimo?.intencion === PREGUNTAR ? ultimo : undefined}
            ayuda={ayuda}
            enviar={enviar}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Page before the room of a workshop opens. Nothing can be written on it, so without scripts it may reload by itself.
 */
function PorAbrir({ abre, segundos }: { abre: string; segundos: number | null }) {
  const sola = segundos !== null && segundos <= UN_DIA_EN_SEGUNDOS;
  return (
    <>
      <Alert>
        La sala abre el {abre}.{" "}
        {sola ? "Esta página cambia sola entonces." : "Vuelve a esta página entonces."}
      </Alert>
      {sola && (
        <noscript>
          <meta httpEquiv="refresh" content={String(segundos + 1)} />
        </noscript>
      )}
    </>
  );
}

const VolverACargar = ({ href }: { href: string }) => (
  <a href={href} className={enlaceSuelto}>
    Volver a cargar
  </a>
);
