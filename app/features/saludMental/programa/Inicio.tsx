import type { ComponentProps } from "react";
import { useActionData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { CabezaConDibujo } from "~/components/CabezaConDibujo";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { hrefDeBorrado, PreguntaDeBorrado, porBorrarDe, usePorBorrar } from "~/components/PreguntaDeBorrado";
import { CASILLA_DE_SALUD } from "~/domain/consentimientos/intenciones";
import { CONSENTIMIENTOS } from "~/domain/consentimientos/direcciones";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { RECHAZOS_DE_CUESTIONARIO, type RechazoDeCuestionario } from "~/domain/cuestionarios/rechazos";
import { BORRAR, EMPEZAR } from "~/domain/saludMental/envios";
import { CasillaDeSalud } from "~/shell/formularios/CasillaDeSalud";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import { Edicion } from "./Edicion";
import { SiguientesPasos, type AvisoALaVista } from "./SiguientesPasos";
import { PROGRAMA, RESULTADO } from "./direcciones";
import * as css from "./programa.css";
import type { empezar } from "./inicio.server";

const CASILLA = "acepta-datos-de-salud-mental";

interface Props {
  minutos: number;
  edicion: ComponentProps<typeof Edicion>;
  preguntas: { menos: number; mas: number };
  consentimiento: "error" | "dado" | "por-dar";
  casilla: { etiqueta: string; enlace: string; version: string } | null;
  /** State of the person's alert, until an operator on duty takes it; null without one. */
  aviso: AvisoALaVista | null;
  /** True while an operator is on duty for alerts. */
  hayGuardia: boolean;
  conCuenta: boolean;
  seguir: { href: string; porcentaje: number } | null;
  cerrado: RechazoDeCuestionario | null;
  terminado: string | null;
  /** True when the person withdrew the consent (Ley 29733, art. 13.7): the answers are kept, and nobody reads them. */
  sinPermiso: boolean;
  sello: { name: string; value: string };
}

const cuantas = ({ menos, mas }: Props["preguntas"]) => (menos === mas ? mas : `${menos} o ${mas}`);

const respondioAlgo = ({ conCuenta, terminado, seguir, cerrado }: Props) =>
  conCuenta && (terminado !== null || seguir !== null || cerrado !== null);

const BORRAR_RESPUESTAS = "¿Borrar tus respuestas?";

export const tituloDeBorrado = (datos: Props, busqueda: URLSearchParams) =>
  respondioAlgo(datos) && porBorrarDe(busqueda) ? BORRAR_RESPUESTAS : null;

/** First page of the mental-health programme: its purpose and limits, who reads the answers, and the first step. */
export function Inicio(datos: Props) {
  const porBorrar = usePorBorrar() !== null;
  const { seguir, terminado } = datos;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.media)}>
      <CabezaConDibujo titulo="Programa de salud mental" dibujo="temas.svg#compania">
        <p className={textoGuia}>
          Tu ánimo y tu tranquilidad, en {cuantas(datos.preguntas)} preguntas y unos {datos.minutos} minutos.
        </p>
      </CabezaConDibujo>
      <LineaDeCrisis llamar />
      {datos.aviso && <SiguientesPasos aviso={datos.aviso} />}
      {seguir ? (
        <Card as="section" aria-labelledby="a-medias" className={pila.media}>
          <h2 id="a-medias">Tienes preguntas a medias</h2>
          <p>Vas por el {seguir.porcentaje} %. Lo que respondiste está guardado: sigue donde te quedaste.</p>
          <Empezar {...datos} />
        </Card>
      ) : (
        <>
          <p>
            {datos.hayGuardia
              ? "Si estás en peligro te decimos a quién llamar y queda un aviso para la persona de turno de nuestro equipo."
              : "Si estás en peligro te decimos a quién llamar. No esperes que te llamemos: ahora no hay una persona de turno."}
          </p>
          <Empezar {...datos} />
          <AntesDeEmpezar {...datos} />
        </>
      )}
      {respondioAlgo(datos) && (
        <Card as="section" aria-labelledby="tuyo" className={pila.corta}>
          <h2 id="tuyo">Lo que ya respondiste</h2>
          {terminado && (
            <p>
              Respondiste el {terminado}.{" "}
              {!datos.sinPermiso && (
                <a href={RESULTADO} className={enlaceSuelto}>
                  Ver lo que te dijimos
                </a>
              )}
            </p>
          )}
          {datos.sinPermiso && (
            <p>
              Retiraste tu permiso: tus respuestas siguen guardadas, pero nadie las lee.{" "}
              <a href={CONSENTIMIENTOS} className={enlaceSuelto}>
                Vuelve a darlo
              </a>{" "}
              para verlas, o bórralas aquí.
            </p>
          )}
          <div>
            <Button href={hrefDeBorrado(PROGRAMA)} variant="text">
              Borrar mis respuestas
            </Button>
          </div>
          {porBorrar && (
            <PreguntaDeBorrado
              titulo={BORRAR_RESPUESTAS}
              texto="Vas a borrar todo lo que respondiste aquí, con sus resultados."
              pagina={PROGRAMA}
              intencion={BORRAR}
            >
              <input type="hidden" {...datos.sello} />
            </PreguntaDeBorrado>
          )}
        </Card>
      )}
      <Edicion {...datos.edicion} />
    </div>
  );
}

/** Form that begins the questions or goes on with them, with the consent beside its button; the way in for a visitor. */
function Empezar({ casilla, cerrado, conCuenta, consentimiento, seguir, sello }: Props) {
  const enviado = useActionData<typeof empezar>();
  const faltan = enviado?.envio.error?.[CASILLA_DE_SALUD] ?? undefined;
  if (!conCuenta) {
    return (
      <div className={pila.corta}>
        <p>Para guardar lo que respondes, primero entra a tu cuenta.</p>
        <div className={fila.media}>
          <Button href={`/iniciar-sesion?${new URLSearchParams({ redirect: PROGRAMA })}`} large>
            Iniciar sesión
          </Button>
          <a href={`/registro?${new URLSearchParams({ redirect: PROGRAMA })}`} className={enlaceSuelto}>
            Crear mi cuenta
          </a>
        </div>
      </div>
    );
  }
  return (
    <Form className={pila.media}>
      <input type="hidden" {...sello} />
      {/* The text stands beside the consent box, so that both are in view. */}
      {faltan ? (
        <ErrorSummary
          calm
          title="Un paso antes de empezar"
          errors={[{ id: CASILLA, mensaje: "Para empezar, marca la casilla." }]}
        />
      ) : (
        <ErrorSummary errors={[]} general={enviado?.generales ?? []} />
      )}
      {consentimiento === "error" && (
        <p role="alert">{RECHAZOS_DE_CONSENTIMIENTO["politicas-no-disponibles"].mensaje}</p>
      )}
      {cerrado && <p role="alert">{RECHAZOS_DE_CUESTIONARIO[cerrado].mensaje}</p>}
      {casilla && <CasillaDeSalud id={CASILLA} {...casilla} errors={faltan} />}
      <div className={fila.media}>
        {seguir && !casilla ? (
          <Button href={seguir.href} large>
            Seguir con las preguntas
          </Button>
        ) : (
          <Button name="intencion" value={EMPEZAR} large>
            Empezar las preguntas
          </Button>
        )}
      </div>
    </Form>
  );
}

function AntesDeEmpezar({ hayGuardia }: Pick<Props, "hayGuardia">) {
  return (
    <Card as="section" aria-labelledby="antes" className={pila.media}>
      <h2 id="antes">Antes de empezar</h2>
      <ul className={css.lista}>
        <li>Puedes parar y seguir después.</li>
        <li>
          Son el PHQ-9 y el GAD-7, dos cuestionarios que se usan en todo el mundo. No son un diagnóstico: eso
          solo lo hace una persona que te escucha.
        </li>
        <li>
          Lo que respondes se guarda cifrado y aparte.
          {hayGuardia
            ? " El aviso no dice qué respondiste."
            : " Si estás en peligro queda anotado un aviso, que no dice qué respondiste."}
        </li>
      </ul>
    </Card>
  );
}
