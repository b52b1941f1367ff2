/*
 * Stands in for `sw.js` when a service worker has to be taken back: removes what was kept on the device, and itself.
 * Pages go on as they would without one.
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(takeBack())
})

async function takeBack() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('ephemeris-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
