import type { ComponentProps } from "react";
import { useActionData } from "@remix-run/react";
import { Button } from "~/components/Button";
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
import { CasillaDeSalud } from "~/shell/CasillaDeSalud";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
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

/** Text about what follows the questions. It promises a person only while somebody is on duty. */
export const despues = (hayGuardia: boolean) =>
  hayGuardia ? ", y una persona con quien hablar si lo necesitas." : ", y por dónde seguir después.";

const cuantas = ({ menos, mas }: Props["preguntas"]) => (menos === mas ? mas : `${menos} o ${mas}`);

const BORRAR_RESPUESTAS = "¿Borrar tus respuestas?";

const respondioAlgo = ({ conCuenta, terminado, seguir, cerrado }: Props) =>
  conCuenta && (terminado !== null || seguir !== null || cerrado !== null);

export const tituloDeBorrado = (datos: Props, busqueda: URLSearchParams) =>
  respondioAlgo(datos) && porBorrarDe(busqueda) ? BORRAR_RESPUESTAS : null;

/** First page of the mental-health programme: its purpose and limits, who reads the answers, and the first step. */
export function Inicio(datos: Props) {
  const enviado = useActionData<typeof empezar>();
  const porBorrar = usePorBorrar() !== null;
  const { casilla, conCuenta, seguir, terminado } = datos;
  const faltan = enviado?.envio.error?.[CASILLA_DE_SALUD] ?? undefined;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Programa de salud mental</h1>
        <p className={textoGuia}>
          Unas preguntas breves para mirar tu ánimo y tu tranquilidad
          {despues(datos.hayGuardia)}
        </p>
      </header>
      <LineaDeCrisis llamar />
      {datos.aviso && <SiguientesPasos aviso={datos.aviso} />}
      <Card as="section" aria-labelledby="empezar" className={pila.media}>
        <h2 id="empezar">{seguir ? "Tienes preguntas a medias" : "Antes de empezar"}</h2>
        {seguir ? (
          <p>Vas por el {seguir.porcentaje} %. Lo que respondiste está guardado: sigue donde te quedaste.</p>
        ) : (
          <ul className={css.lista}>
            <li>
              Son {cuantas(datos.preguntas)} preguntas y toma unos {datos.minutos} minutos. Puedes parar y
              seguir después.
            </li>
            <li>
              Son el PHQ-9 y el GAD-7, dos cuestionarios que se usan en todo el mundo. No son un diagnóstico:
              eso solo lo hace una persona que te escucha.
            </li>
            <li>
              Lo que respondes se guarda cifrado y aparte. Si una respuesta muestra que estás en peligro, te
              mostramos de inmediato a quién llamar
              {datos.hayGuardia
                ? " y queda un aviso para la persona de turno de nuestro equipo. El aviso no dice qué respondiste."
                : ". Queda anotado un aviso, pero ahora no hay una persona de turno que lo reciba: no esperes que te llamemos."}
            </li>
          </ul>
        )}
        {conCuenta ? (
          <Form className={pila.media}>
            <input type="hidden" {...datos.sello} />
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
            {datos.consentimiento === "error" && (
              <p role="alert">{RECHAZOS_DE_CONSENTIMIENTO["politicas-no-disponibles"].mensaje}</p>
            )}
            {datos.cerrado && <p role="alert">{RECHAZOS_DE_CUESTIONARIO[datos.cerrado].mensaje}</p>}
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
        ) : (
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
        )}
      </Card>
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
          <p className={textoSuave}>Puedes borrar todo lo que respondiste aquí. No se puede recuperar.</p>
          <div>
            <Button href={hrefDeBorrado(PROGRAMA)} variant="text">
              Borrar mis respuestas
            </Button>
          </div>
          {porBorrar && (
            <PreguntaDeBorrado
              titulo={BORRAR_RESPUESTAS}
              texto="Vas a borrar todo lo que respondiste aquí, con sus resultados. Lo que se borra no se puede recuperar."
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
