import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { Tarjeta } from "~/components/Tarjeta";
import { ACEPTAR, DEJAR_PASAR, SALIR } from "~/domain/agenda/esperas/formularios";
import { enlaceSuelto, fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { EsperaEnPantalla } from "./esperas.server";

/** One place in a line: what is offered now, or how many are before. */
export function TarjetaDeEspera({
  idEspera,
  para,
  especialista,
  lugar,
  oferta,
  saltadas,
  href,
}: EsperaEnPantalla) {
  const titulo = `espera-${idEspera}`;
  return (
    <Tarjeta como="section" aria-labelledby={titulo} className={pila.media}>
      <div className={pila.junta}>
        <h2 id={titulo}>
          <a href={href} className={enlaceSuelto}>
            {para}, con {especialista}
          </a>
        </h2>
        {lugar && <p className={textoSuave}>{lugar}</p>}
      </div>
      {oferta && (
        <Aviso
          tipo="exito"
          titulo={
            <>
              Se liberó el <time dateTime={oferta.iso}>{oferta.cuando}</time>
            </>
          }
        >
          <p>
            Es solo para ti hasta las {oferta.hasta}.{" "}
            {oferta.mueveLaSesion
              ? "Si lo aceptas, tu sesión pasa a esa hora y no pagas nada más."
              : "Si lo aceptas, tienes diez minutos para terminar la reserva y dejas la lista."}
          </p>
        </Aviso>
      )}
      {saltadas.length > 0 && (
        <ul className={clases(pila.junta, textoSuave, textoChico)}>
          {saltadas.map(({ idOferta, texto }) => (
            <li key={idOferta}>{texto}</li>
          ))}
        </ul>
      )}
      <Formulario className={fila.corta}>
        <input type="hidden" name="idEspera" value={idEspera} />
        {oferta && (
          <>
            <Boton name="intencion" value={ACEPTAR}>
              {oferta.mueveLaSesion ? "Cambiar mi sesión a esa hora" : "Aceptar este horario"}
            </Boton>
            <Boton name="intencion" value={DEJAR_PASAR} variante="secundario">
              Dejarlo pasar
            </Boton>
          </>
        )}
        <Boton name="intencion" value={SALIR} variante="texto">
          Dejar la lista
        </Boton>
      </Formulario>
    </Tarjeta>
  );
}
