import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { Markdown } from "~/components/Markdown";
import { useRechazo } from "~/shell/formularios/useRechazo";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { action, loader } from "./medicionDelUso.server";

export function MedicionDelUso() {
  const { medicion, texto, deGestor, conGestor } = useLoaderData<typeof loader>();
  const rechazo = useRechazo(useActionData<typeof action>());
  const permitida = medicion === "encendida";
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Medición del uso</h1>
      <Card className={pila.media}>
        {rechazo?.mensaje && (
          <Alert kind="error" focused>
            {rechazo.mensaje}
          </Alert>
        )}
        <p className={textoSuave}>
          Ahora está <strong>{permitida ? "encendida" : "apagada"}</strong> en este navegador.
          {permitida &&
            deGestor &&
            (conGestor
              ? " Google también recibe las notas."
              : " Google no las recibe: para que las reciba, apágala y enciéndela otra vez.")}
        </p>
        {medicion === "de-antes" && (
          <p>
            <strong>La encendiste cuando anotábamos otras cosas.</strong> Desde que cambiaron no anotamos
            nada: lee la lista y, si estás de acuerdo, enciéndela otra vez.
          </p>
        )}
        {texto && <Markdown bloques={texto.bloques} />}
        {texto === null && !permitida && <p>Ahora no se puede encender: no pudimos traer su texto.</p>}
        <Form>
          {texto && <input type="hidden" name="version" value={texto.version} />}
          {deGestor && !permitida && (
            <>
              <input type="hidden" name="versionDelGestor" value={deGestor.version} />
              <Checkbox
                id="gestor"
                name="gestor"
                value="1"
                label="Google también puede recibir esas notas, fuera del Perú (opcional)"
              />
            </>
          )}
          {deGestor && (
            <Fold title="Qué recibe Google">
              <Markdown bloques={deGestor.bloques} nivel={3} />
            </Fold>
          )}
          {conGestor && (
            <Button name="medicionDelUso" value="sin-gestor" variant="secondary">
              Que Google no las reciba
            </Button>
          )}
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
