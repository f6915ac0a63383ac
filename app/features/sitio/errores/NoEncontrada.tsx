import { Boton } from "~/components/Boton";
import { CampoDeBusqueda } from "~/components/CampoDeBusqueda";
import { EnlaceFiltro } from "~/components/EnlaceFiltro";
import { Ilustracion } from "~/components/Ilustracion";
import * as css from "./errores.css";

export function NoEncontrada() {
  return (
    <div className={css.error}>
      <Ilustracion nombre="no-encontrada" />
      <h1>No encontramos esta página</h1>
      <p className={css.texto}>
        Puede que la dirección haya cambiado o que tenga un error. Estos caminos te llevan de vuelta.
      </p>
      <CampoDeBusqueda />
      <Boton href="/agendar">Agendar</Boton>
      <nav aria-label="Otros caminos">
        <ul className={css.caminos}>
          <li>
            <EnlaceFiltro href="/especialista">Especialistas</EnlaceFiltro>
          </li>
          <li>
            <EnlaceFiltro href="/">Inicio</EnlaceFiltro>
          </li>
        </ul>
      </nav>
    </div>
  );
}
