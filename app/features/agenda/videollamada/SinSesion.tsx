import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { contenedor, pagina, pila } from "~/styles/layout.css";
import { TarjetaDePrueba } from "./TarjetaDePrueba";

/** Where no session comes: how to have one, and the devices to be tried. */
export function SinSesion() {
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <EstadoVacio
        nivel={1}
        titulo="No tienes una videollamada próxima"
        acciones={
          <>
            <Boton href="/agendar">Agendar</Boton>
            <Boton href="/mi-zona-privada" variante="texto">
              Ver mi agenda
            </Boton>
          </>
        }
      >
        Cuando reserves una sesión, entrarás a su sala desde aquí.
      </EstadoVacio>
      <TarjetaDePrueba />
      <LineaDeCrisis />
    </div>
  );
}
