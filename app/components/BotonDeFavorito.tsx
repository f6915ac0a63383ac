import { Boton } from "./Boton";
import { Formulario } from "./Formulario";
import { Icono } from "./Icono";
import { GUARDAR_FAVORITO, QUITAR_FAVORITO } from "./intencionesDePieza";

/** Keeps the piece of its page at hand, or lets it go. Whoever has not signed in is asked to. */
export function BotonDeFavorito({ guardado }: { guardado: boolean }) {
  return (
    <Formulario>
      <Boton variante="secundario" name="intencion" value={guardado ? QUITAR_FAVORITO : GUARDAR_FAVORITO}>
        <Icono nombre="favorito" />
        {guardado ? "Quitar de favoritos" : "Guardar en favoritos"}
      </Boton>
    </Formulario>
  );
}
