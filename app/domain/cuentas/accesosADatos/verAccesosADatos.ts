import type { Deps } from "../../shared/puertos";
import type { AccionesSobreDatos } from "./accesoADatos";

const CUANTOS = 200;

export function makeVerAccesosADatos({
  repos,
  palabras,
}: Pick<Deps<"accesosADatos">, "repos"> & { palabras: AccionesSobreDatos }) {
  return async (idPersona: number) =>
    (await repos.accesosADatos.deLaPersona(idPersona, CUANTOS)).map((acceso) => ({
      ...acceso,
      descripcion: palabras[acceso.accion],
    }));
}
