import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { Tarjeta } from "~/components/Tarjeta";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { loader } from "./medicion.server";

export function Medicion() {
  const { permitida } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <h1>Medición del uso</h1>
      <Tarjeta className={pila.media}>
        <p>
          Con tu permiso, cuando no puedes entrar a tu cuenta lo anotamos en la página que tienes abierta, con
          el código del error. La nota no sale de tu navegador y se borra al cerrar la página. Nunca lleva tu
          nombre, tu documento ni lo que respondes. Está apagada mientras no la enciendas.
        </p>
        <p className={textoSuave}>
          Ahora está <strong>{permitida ? "encendida" : "apagada"}</strong> en este navegador.
        </p>
        <Formulario>
          <Boton name="medicion" value={permitida ? "off" : "on"}>
            {permitida ? "Apagar la medición" : "Encender la medición"}
          </Boton>
        </Formulario>
      </Tarjeta>
      <p>
        <a className={enlaceSuelto} href="/privacidad">
          Cómo cuidamos tus datos
        </a>
      </p>
    </div>
  );
}
