import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { useRechazo } from "~/shell/useRechazo";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import { DEJAR_DE_SEGUIR, RESPONDER, SEGUIR } from "../intenciones";
import type { EscritoSinHacer } from "../texto/escrito.server";
import { FormularioDeTexto } from "../texto/FormularioDeTexto";
import type { loader } from "./conversacion.server";
import { Denuncia } from "./Denuncia";
import { TextoDeMiembro } from "./TextoDeMiembro";

export function Conversacion() {
  const datos = useLoaderData<typeof loader>();
  const { inicio, respuestas, editando, citado } = datos;
  const respuesta = useRechazo(useActionData() as EscritoSinHacer | undefined) ?? null;
  if (datos.denuncia) return <Denuncia {...datos.denuncia} volver={datos.href} respuesta={respuesta} />;
  const deTexto = { editando, idEnvio: datos.idEnvio, respuesta };
  const aLaRespuesta = respuesta?.intencion === RESPONDER ? respuesta : null;
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
      {inicio.publicado && (
        <Form>
          <Button name="intencion" value={datos.sigo ? DEJAR_DE_SEGUIR : SEGUIR} variant="secondary">
            {datos.sigo ? "Dejar de seguir" : "Seguir conversación"}
          </Button>
        </Form>
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
      {datos.puedeResponder && (
        <section id="tu-respuesta" aria-label="Responder" className={pila.media}>
          <FormularioDeTexto
            intencion={RESPONDER}
            boton="Responder"
            label={citado ? `Tu respuesta a ${citado.autor}` : "Tu respuesta"}
            texto={datos.borrador}
            idEnvio={datos.idEnvio}
            respuesta={aLaRespuesta}
            conBorrador
            {...(citado && { campos: { idCitado: citado.idTexto } })}
          />
        </section>
      )}
    </div>
  );
}
