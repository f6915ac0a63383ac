import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { loader } from "./medicionDelUso.server";

export function MedicionDelUso() {
  const { permitida } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Medición del uso</h1>
      <Card className={pila.media}>
        <p>
          Con tu permiso, cuando no puedes entrar a tu cuenta lo anotamos en la página que tienes abierta, con
          el código del error. La nota no sale de tu navegador y se borra al cerrar la página. Nunca lleva tu
          nombre, tu documento ni lo que respondes. Está apagada mientras no la enciendas.
        </p>
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
