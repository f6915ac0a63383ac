import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { QUE_SE_ANOTA } from "~/domain/analitica/eventos";
import type { loader } from "./medicionDelUso.server";

export function MedicionDelUso() {
  const { medicion } = useLoaderData<typeof loader>();
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
          La nota no sale de tu navegador y se borra al cerrar la página. Nunca lleva tu nombre, tu documento
          ni lo que respondes. Está apagada mientras no la enciendas.
        </p>
        {medicion === "de-antes" && (
          <p>
            <strong>La encendiste cuando anotábamos otras cosas.</strong> Desde que cambiaron no anotamos
            nada: lee la lista y, si estás de acuerdo, enciéndela otra vez.
          </p>
        )}
        <p className={textoSuave}>
          Ahora está <strong>{permitida ? "encendida" : "apagada"}</strong> en este navegador.
        </p>
        <Form>
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
