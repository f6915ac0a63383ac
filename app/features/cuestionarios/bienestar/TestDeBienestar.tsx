import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { CabezaConDibujo } from "~/components/CabezaConDibujo";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ErrorSummary, messageInSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { hrefDeBorrado, PreguntaDeBorrado, porBorrarDe, usePorBorrar } from "~/components/PreguntaDeBorrado";
import { CASILLA_DE_SALUD } from "~/domain/consentimientos/intenciones";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { RECHAZOS_DE_CUESTIONARIO } from "~/domain/cuestionarios/rechazos";
import { BORRAR, DE_NUEVO, EMPEZAR, GUARDAR } from "~/domain/cuestionarios/envios";
import { CasillaDeSalud } from "~/shell/formularios/CasillaDeSalud";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import { FORMULARIO, RESULTADOS, TEST } from "./direcciones";
import * as css from "./bienestar.css";
import type { action, loader } from "./bienestar.server";

const CASILLA = "acepta-datos-del-test";
const CASILLA_DE_VISITA = `${CASILLA}-de-visita`;

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

const respondioAlgo = ({ terminado, aMedias, ilegible }: Datos) =>
  terminado !== null || aMedias !== null || ilegible;

/** True when the results open: a person who withdrew the consent would be led back here. */
const conResultados = ({
  terminado,
  conCuenta,
  casilla,
}: Pick<Datos, "terminado" | "conCuenta" | "casilla">) => terminado !== null && !(conCuenta && casilla);

const BORRAR_RESPUESTAS = "¿Borrar tus respuestas?";

export const tituloDeBorrado = (datos: Datos, busqueda: URLSearchParams) =>
  respondioAlgo(datos) && porBorrarDe(busqueda) ? BORRAR_RESPUESTAS : null;

export function TestDeBienestar() {
  const datos = useLoaderData<typeof loader>();
  const enviado = useActionData<typeof action>();
  const porBorrar = usePorBorrar() !== null;
  const { aMedias, casilla, deVisita, dimensiones, minutos, preguntas, terminado } = datos;
  const seVen = conResultados(datos);
  const [marcada, setMarcada] = useState(false);
  // Once the person ticks the box, its error disappears.
  const faltan = marcada ? undefined : (enviado?.envio.error?.[CASILLA_DE_SALUD] ?? undefined);
  // The page has two forms with the same box, and each shows only its own error.
  const alGuardar = enviado?.intencion === GUARDAR;
  const errores = faltan?.map((mensaje) => ({
    id: alGuardar ? CASILLA_DE_VISITA : CASILLA,
    mensaje: messageInSummary(mensaje, casilla?.etiqueta ?? ""),
  }));
  const todo = useRef<HTMLDivElement>(null);
  // The person may have ticked the box before this script ran.
  useEffect(() => {
    const casillas = todo.current!.querySelectorAll(`[name="${CASILLA_DE_SALUD}"]:checked`);
    setMarcada(casillas.length > 0);
  }, []);
  const alCambiar = ({ target }: FormEvent<HTMLElement>) => {
    const { name, checked } = target as HTMLInputElement;
    if (name === CASILLA_DE_SALUD) setMarcada(checked);
  };
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)} onChange={alCambiar} ref={todo}>
      <CabezaConDibujo titulo="Test de bienestar" dibujo="temas.svg#calma">
        <p className={textoGuia}>
          Cómo estás y por dónde empezar, en unas {preguntas} preguntas y {minutos} minutos.
        </p>
      </CabezaConDibujo>
      <ErrorSummary errors={errores ?? []} general={enviado?.generales ?? []} />
      {deVisita && <DeVisita {...datos} errores={alGuardar ? faltan : undefined} />}
      {aMedias === null ? (
        <>
          {seVen && (
            <div className={fila.media}>
              <Button href={RESULTADOS} large>
                Ver tus resultados
              </Button>
            </div>
          )}
          <Empezar {...datos} errores={alGuardar ? undefined : faltan} />
          <Card as="section" aria-labelledby="antes" className={pila.media}>
            <h2 id="antes">Antes de empezar</h2>
            <ul className={css.lista}>
              <li>Puedes parar y seguir después.</li>
              <li>Mira {enLista(dimensiones)}.</li>
              <li>No es un diagnóstico ni una escala clínica: lo escribimos para que te sirva de espejo.</li>
              {!datos.conCuenta && (
                <li>
                  Puedes hacerlo sin cuenta. Lo ves hasta que cierres el navegador, y se borra a los 7 días si
                  no lo guardas.
                </li>
              )}
            </ul>
          </Card>
        </>
      ) : (
        <Card as="section" aria-labelledby="a-medias" className={pila.media}>
          <h2 id="a-medias">Tienes un test a medias</h2>
          <p>
            {aMedias.porcentaje === null
              ? "Retiraste tu permiso para usar tus respuestas, así que no las abrimos. Puedes darlo otra vez y seguir, o borrarlas."
              : `Vas por el ${aMedias.porcentaje} %. Tus respuestas están guardadas: sigue donde te quedaste.`}
          </p>
          <Empezar {...datos} errores={alGuardar ? undefined : faltan} />
        </Card>
      )}
      {respondioAlgo(datos) && (
        <Card as="section" aria-labelledby="tuyo" className={pila.corta}>
          <h2 id="tuyo">Lo que ya respondiste</h2>
          {datos.ilegible && <p>{RECHAZOS_DE_CUESTIONARIO["respuestas-ilegibles"].mensaje}</p>}
          {terminado && (
            <p>
              Terminaste el test el {terminado}.{" "}
              {seVen && aMedias !== null && (
                <a href={RESULTADOS} className={enlaceSuelto}>
                  Ver tus resultados
                </a>
              )}
            </p>
          )}
          <div>
            <Button href={hrefDeBorrado(TEST)} variant="text">
              Borrar mis respuestas
            </Button>
          </div>
          {porBorrar && (
            <PreguntaDeBorrado
              titulo={BORRAR_RESPUESTAS}
              texto="Vas a borrar todo lo que respondiste aquí, con sus resultados."
              pagina={TEST}
              intencion={BORRAR}
            >
              <DeQuien sello={datos.sello} />
            </PreguntaDeBorrado>
          )}
        </Card>
      )}
    </div>
  );
}

const DeQuien = ({ sello }: Pick<Datos, "sello">) => sello && <input type="hidden" {...sello} />;

/** Form that begins the test or goes on with it, with the consent where it is not given yet. */
function Empezar({
  aMedias,
  casilla,
  conCuenta,
  consentimiento,
  sello,
  terminado,
  errores,
}: Pick<Datos, "aMedias" | "casilla" | "conCuenta" | "consentimiento" | "sello" | "terminado"> & {
  errores: string[] | undefined;
}) {
  return (
    <Form className={pila.media}>
      <DeQuien sello={sello} />
      {consentimiento === "error" && (
        <p role="alert">{RECHAZOS_DE_CONSENTIMIENTO["politicas-no-disponibles"].mensaje}</p>
      )}
      {casilla && (aMedias === null || conCuenta) && (
        <CasillaDeSalud {...casilla} id={CASILLA} errors={errores} />
      )}
      <div className={fila.media}>
        {aMedias === null ? (
          conResultados({ terminado, conCuenta, casilla }) ? (
            <Button name="intencion" value={EMPEZAR} variant="secondary">
              Hacer el test otra vez
            </Button>
          ) : (
            <Button name="intencion" value={EMPEZAR} large>
              Empezar test
            </Button>
          )
        ) : casilla && conCuenta ? (
          <Button name="intencion" value={EMPEZAR} large>
            Seguir con el test
          </Button>
        ) : (
          <>
            <Button href={FORMULARIO} large>
              Seguir con el test
            </Button>
            {conCuenta && (
              <Button name="intencion" value={DE_NUEVO} variant="secondary">
                Empezar de nuevo
              </Button>
            )}
          </>
        )}
      </div>
    </Form>
  );
}

/** Question whether answers given before the sign-in are the person's. Only then are they moved to the account. */
function DeVisita({
  casilla,
  sello,
  errores,
}: Pick<Datos, "casilla" | "sello"> & { errores: string[] | undefined }) {
  return (
    <Alert title="En este navegador hay un test hecho sin cuenta">
      <Form className={pila.corta}>
        <p>Si es tuyo, puedes guardarlo en tu cuenta para compararlo más adelante.</p>
        <DeQuien sello={sello} />
        {casilla && <CasillaDeSalud {...casilla} id={CASILLA_DE_VISITA} errors={errores} />}
        <div>
          <Button name="intencion" value={GUARDAR} variant="secondary">
            Guardar en mi cuenta
          </Button>
        </div>
      </Form>
    </Alert>
  );
}

const LISTA = new Intl.ListFormat("es", { type: "conjunction" });
const enLista = (nombres: readonly string[]) =>
  LISTA.format(nombres.map((nombre) => `tu${nombre.endsWith("s") ? "s" : ""} ${nombre.toLowerCase()}`));
