import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { useRechazo } from "~/shell/formularios/useRechazo";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import { botonDe, DEJAR_DE_SEGUIR, leerBoton, NO_CITAR, RESPONDER, SEGUIR } from "../intenciones";
import type { EscritoSinHacer } from "../texto/escrito.server";
import { FormularioDeTexto } from "../texto/FormularioDeTexto";
import type { loader } from "./conversacion.server";
import { Borrado } from "./Borrado";
import { Denuncia } from "./Denuncia";
import { TextoDeMiembro } from "./TextoDeMiembro";

export function Conversacion() {
  const datos = useLoaderData<typeof loader>();
  const { inicio, respuestas, editando, citado } = datos;
  const respuesta = useRechazo(useActionData() as EscritoSinHacer | undefined) ?? null;
  if (datos.denuncia) return <Denuncia {...datos.denuncia} volver={datos.href} respuesta={respuesta} />;
  if (datos.borrado) return <Borrado {...datos.borrado} volver={datos.href} respuesta={respuesta} />;
  // A change of a text is the only thing to do on its page: nothing else could take the typed words away.
  const formulario = datos.puedeResponder && editando === null ? RESPONDER : null;
  const deTexto = { editando, formulario, href: datos.href, idEnvio: datos.idEnvio, respuesta };
  const boton = formulario ? { form: formulario, formNoValidate: true } : {};
  const aLaRespuesta = respuesta && traeLaRespuesta(respuesta) ? respuesta : null;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <p>
          <a href={datos.volver} className={enlaceSuelto}>
            {datos.nombre}
          </a>
        </p>
        <h1>{datos.titulo}</h1>
      </header>
      {respuesta && respuesta.envio.error === undefined && respuesta.mensaje !== "" && (
        <Alert kind="error" role="alert">
          {respuesta.mensaje}
        </Alert>
      )}
      <TextoDeMiembro texto={inicio} cuerpo={datos.cuerpo} {...deTexto} />
      {inicio.publicado && editando === null && (
        <EnFormulario propio={!formulario}>
          <Button
            {...boton}
            name="intencion"
            value={botonDe(datos.sigo ? DEJAR_DE_SEGUIR : SEGUIR)}
            variant="secondary"
          >
            {datos.sigo ? "Dejar de seguir" : "Seguir conversación"}
          </Button>
        </EnFormulario>
      )}
      <section aria-labelledby="respuestas" className={pila.media}>
        <h2 id="respuestas">Respuestas</h2>
        {respuestas.length === 0 && <p className={textoSuave}>Todavía no hay respuestas.</p>}
        <div className={css.respuestas}>
          {respuestas.map((texto) => (
            <TextoDeMiembro key={texto.idTexto} texto={texto} {...deTexto} />
          ))}
        </div>
      </section>
      {formulario && (
        <section id="tu-respuesta" aria-label="Responder" className={pila.media}>
          <FormularioDeTexto
            intencion={RESPONDER}
            boton="Responder"
            label={citado ? `Tu respuesta a ${citado.autor}` : "Tu respuesta"}
            texto={datos.borrador}
            idEnvio={datos.idEnvio}
            respuesta={aLaRespuesta}
            conBorrador
            deTodaLaPagina
            {...(citado && {
              campos: { idCitado: citado.idTexto },
              antes: <Citado {...citado} />,
            })}
          />
        </section>
      )}
    </div>
  );
}

/**
 * True for a form of the page that came back with the typed reply. After a sign-in it has the button that was pressed,
 * or none: that of the reply has no name.
 */
const traeLaRespuesta = ({ intencion }: EscritoSinHacer) =>
  intencion === null || intencion === RESPONDER || leerBoton(intencion).conId;

/** A button of the page in a form of its own, unless it sends the form of the reply. */
const EnFormulario = ({ propio, children }: { propio: boolean; children: ReactNode }) =>
  propio ? <Form>{children}</Form> : <div>{children}</div>;

/** The words that the reply answers, and the button that leaves them out. */
const Citado = ({ autor, asunto }: { autor: string; asunto: string }) => (
  <div className={fila.media}>
    <blockquote className={css.cita}>
      {autor}: {asunto}
    </blockquote>
    <Button name="intencion" value={botonDe(NO_CITAR)} formNoValidate variant="text">
      No citar
    </Button>
  </div>
);
