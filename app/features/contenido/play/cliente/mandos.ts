/** Goes to a moment and plays from there. */
export function irA(player: HTMLVideoElement, segundo: number): void {
  player.currentTime = segundo;
  void player.play();
}

/** From now on, and for whatever is loaded anew. */
export function ponerVelocidad(player: HTMLVideoElement, velocidad: number): void {
  player.defaultPlaybackRate = velocidad;
  player.playbackRate = velocidad;
}
