import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { useRechazo } from "~/shell/useRechazo";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { QUE_SE_ANOTA } from "~/domain/analitica/eventos";
import type { action, loader } from "./medicionDelUso.server";

export function MedicionDelUso() {
  const { medicion, version, conGestor, sinElGestor } = useLoaderData<typeof loader>();
  const rechazo = useRechazo(useActionData<typeof action>());
  const permitida = medicion === "encendida";
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Medición del uso</h1>
      <Card className={pila.media}>
        <p>Con tu permiso, anotamos en la página que tienes abierta:</p>
        <ul>
          {Object.values(QUE_SE_ANOTA).map((que) => (
            <li key={que}>{que}</li>
          ))}
        </ul>
        <p>
          De la salud mental, el test, el escáner, las comunidades, las videollamadas y los reclamos solo se
          anota que entraste a esa parte. Nunca va tu nombre, tu documento ni lo que respondes. Guardamos que
          la encendiste, con su fecha y sin saber quién eres. Está apagada mientras no la enciendas.
        </p>
        {conGestor && (
          <p>
            También las recibe Google Tag Manager, un servicio de Google fuera del Perú, en un recuadro que no
            ve la página, ni su dirección, ni tus cookies.
          </p>
        )}
        {sinElGestor && (
          <p>
            <strong>La encendiste antes de que las recibiera, así que a ti no te incluye.</strong> Si quieres
            que las reciba, apágala y enciéndela otra vez.
          </p>
        )}
        {medicion === "de-antes" && (
          <p>
            <strong>La encendiste cuando anotábamos otras cosas.</strong> Desde que cambiaron no anotamos
            nada: lee la lista y, si estás de acuerdo, enciéndela otra vez.
          </p>
        )}
        <p className={textoSuave}>
          Ahora está <strong>{permitida ? "encendida" : "apagada"}</strong> en este navegador.
        </p>
        {rechazo?.mensaje && <Alert kind="error">{rechazo.mensaje}</Alert>}
        {version === null && !permitida && <p>Ahora no se puede encender: no pudimos traer su texto.</p>}
        <Form>
          {version !== null && <input type="hidden" name="version" value={version} />}
          <Button name="medicionDelUso" value={permitida ? "0" : "1"}>
            {permitida ? "Apagar la medición" : "Encender la medición"}
          </Button>
        </Form>
      </Card>
      <p>
        <a className={enlaceSuelto} href="/privacidad">
          Cómo cuidamos tus datos
        </a>
      </p>
    </div>
  );
}
