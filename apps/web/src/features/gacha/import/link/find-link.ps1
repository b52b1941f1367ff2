# Finds the link to the pull history that a game has left on this computer, shows it and copies it.
#
# It only reads files of the games and where they are installed. It sends nothing, writes nothing, and nothing of it
# stays. Open the pull history inside the game first: the link is in the game's own files from then on, for a day.

param([ValidateSet('', 'genshin', 'starrail', 'zenless', 'wuthering')][string]$Game = '')

$ErrorActionPreference = 'Stop'

# The bytes of a file that the game may still have open.
function Read-Shared([string]$Path) {
    $stream = [IO.File]::Open($Path, 'Open', 'Read', 'ReadWrite, Delete')
    try {
        $memory = New-Object IO.MemoryStream
        $stream.CopyTo($memory)
        return , $memory.ToArray()
    }
    finally { $stream.Dispose() }
}

# One letter for each byte, so that nothing is lost whatever the bytes mean.
function Get-Letters([byte[]]$Bytes) { return [Text.Encoding]::GetEncoding(28591).GetString($Bytes) }

# Names that are not made of plain letters, by their code points.
function Get-Name([int[]]$Codes) { return -join ($Codes | ForEach-Object { [char]$_ }) }

function Get-Newest($Files) {
    return $Files | Sort-Object LastWriteTime -Descending | Select-Object -First 1
}

# --- Genshin Impact, Honkai: Star Rail, Zenless Zone Zero -----------------------------------------------------------

$low = Join-Path $env:USERPROFILE 'AppData\LocalLow'

$hoyoverse = @(
    @{
        Game = 'genshin'; Biz = 'hk4e'; Data = 'YuanShen_Data|GenshinImpact_Data'
        Logs = @('miHoYo\Genshin Impact\output_log.txt', "miHoYo\$(Get-Name 0x539F, 0x795E)\output_log.txt")
    },
    @{
        Game = 'starrail'; Biz = 'hkrpg'; Data = 'StarRail_Data'
        Logs = @(
            'Cognosphere\Star Rail\Player.log',
            "miHoYo\$(Get-Name 0x5D29, 0x574F, 0xFF1A, 0x661F, 0x7A79, 0x94C1, 0x9053)\Player.log"
        )
    },
    @{
        Game = 'zenless'; Biz = 'nap'; Data = 'ZenlessZoneZero_Data'
        Logs = @(
            'miHoYo\ZenlessZoneZero\Player.log',
            'Cognosphere\Zenless Zone Zero\Player.log',
            "miHoYo\$(Get-Name 0x7EDD, 0x533A, 0x96F6)\Player.log"
        )
    }
)

# The folder of the game's data, which its log names.
function Find-DataFolder($Entry, [string]$Log) {
    $text = [Text.Encoding]::UTF8.GetString((Read-Shared $Log))
    $found = [regex]::Matches($text, "[A-Za-z]:[\\/][^\r\n`"<>|?*]*?(?:$($Entry.Data))")
    if ($found.Count -eq 0) { return $null }
    return $found[$found.Count - 1].Value.Replace('/', '\')
}

# The link that the game's built-in browser has opened last.
function Find-HoyoverseLink($Entry) {
    $caches = foreach ($name in $Entry.Logs) {
        $log = Join-Path $low $name
        if (-not (Test-Path -LiteralPath $log)) { continue }
        $folder = Find-DataFolder $Entry $log
        if (-not $folder) { continue }
        $web = Join-Path $folder 'webCaches'
        Get-Item (Join-Path $web '*\Cache\Cache_Data\data_2'), (Join-Path $web 'Cache\Cache_Data\data_2') -ErrorAction SilentlyContinue
    }
    $cache = Get-Newest $caches
    if (-not $cache) { return $null }

    $link = $null
    foreach ($part in [regex]::Split((Get-Letters (Read-Shared $cache.FullName)), '1/0/|\x00')) {
        $one = [regex]::Match($part, '^https://[\x21-\x7e]+').Value
        $isHistory = $one -match '/event/e\d+gacha' -or $one -match '/api/get(Ld)?GachaLog'
        if ($isHistory -and $one -match 'authkey=' -and $one -match "game_biz=$($Entry.Biz)_") { $link = $one }
    }
    if (-not $link) { return $null }
    return @{ Game = $Entry.Game; Link = $link; Time = $cache.LastWriteTime }
}

# --- Wuthering Waves ------------------------------------------------------------------------------------------------

# Every place in which the game may be installed; none of them has to exist.
function Find-WutheringFolders {
    $uninstall = 'Microsoft\Windows\CurrentVersion\Uninstall\*'
    $chinese = Get-Name 0x9E23, 0x6F6E
    $entries = Get-ItemProperty "HKLM:\SOFTWARE\$uninstall", "HKLM:\SOFTWARE\WOW6432Node\$uninstall", "HKCU:\SOFTWARE\$uninstall" -ErrorAction SilentlyContinue
    foreach ($entry in $entries) {
        if ($entry.DisplayName -like '*Wuthering Waves*' -or $entry.DisplayName -like "*$chinese*") {
            $entry.InstallPath
            $entry.InstallLocation
        }
    }

    # Programs that were run or let through the firewall: the game is above its program.
    $program = '([A-Za-z]:\\[^|"]*?)\\Client\\Binaries\\Win64\\Client-Win64-Shipping\.exe'
    $started = Get-Item 'HKCU:\Software\Classes\Local Settings\Software\Microsoft\Windows\Shell\MuiCache' -ErrorAction SilentlyContinue
    foreach ($name in @($started.Property)) {
        if ($name -match $program) { $Matches[1] }
    }
    $rules = Get-Item 'HKLM:\SYSTEM\CurrentControlSet\Services\SharedAccess\Parameters\FirewallPolicy\FirewallRules' -ErrorAction SilentlyContinue
    foreach ($name in @($rules.Property)) {
        if ([string]$rules.GetValue($name) -match $program) { $Matches[1] }
    }

    foreach ($drive in Get-PSDrive -PSProvider FileSystem) {
        foreach ($folder in @(
                'Wuthering Waves',
                'Games\Wuthering Waves',
                'Program Files\Wuthering Waves',
                'Program Files\Epic Games\WutheringWavesj3oFh',
                'Program Files (x86)\Steam\steamapps\common\Wuthering Waves',
                'Steam\steamapps\common\Wuthering Waves',
                'SteamLibrary\steamapps\common\Wuthering Waves'
            )) { Join-Path $drive.Root $folder }
    }
}

# Since June 2026 the game writes its log with each byte replaced by another: an odd one was combined with 0xA5, an even
# one with 0xEF. Doing so turns odd into even, so that the way there is the way back with the two numbers swapped.
function Switch-Bytes([byte[]]$Bytes, [int]$ForOdd, [int]$ForEven) {
    $switched = New-Object byte[] $Bytes.Length
    for ($at = 0; $at -lt $Bytes.Length; $at++) {
        $number = $ForEven
        if ($Bytes[$at] -band 1) { $number = $ForOdd }
        $switched[$at] = $Bytes[$at] -bxor $number
    }
    return , $switched
}

$recordPage = 'https://aki-gm-resources(?:-oversea)?\.aki-game\.(?:net|com)/aki/gacha/index\.html#/record[\x21\x23-\x7e]*'

# The last link in a log, written in the game's own way or plainly.
function Find-LinkInLog([string]$Path) {
    $letters = Get-Letters (Read-Shared $Path)
    $plainStart = 'https://aki-gm-resources'
    $hiddenStart = Get-Letters (Switch-Bytes ([Text.Encoding]::ASCII.GetBytes($plainStart)) 0xEF 0xA5)

    $at = $letters.LastIndexOf($hiddenStart, [StringComparison]::Ordinal)
    if ($at -ge 0) {
        $piece = $letters.Substring($at, [Math]::Min(4096, $letters.Length - $at))
        $bytes = [Text.Encoding]::GetEncoding(28591).GetBytes($piece)
        $link = [regex]::Match((Get-Letters (Switch-Bytes $bytes 0xA5 0xEF)), $recordPage).Value
        if ($link) { return $link }
    }
    $found = [regex]::Matches($letters, $recordPage)
    if ($found.Count -eq 0) { return $null }
    return $found[$found.Count - 1].Value
}

function Find-WutheringLink {
    $logs = foreach ($folder in Find-WutheringFolders | Where-Object { $_ } | Sort-Object -Unique) {
        foreach ($root in $folder, (Join-Path $folder 'Wuthering Waves Game')) {
            if (-not (Test-Path -LiteralPath $root)) { continue }
            Get-Item (Join-Path $root 'Client\Saved\Logs\Client.log') -ErrorAction SilentlyContinue
            Get-Item (Join-Path $root 'Client\Binaries\Win64\ThirdParty\KrPcSdk_*\KRSDKRes\KRSDKWebView\debug.log') -ErrorAction SilentlyContinue
        }
    }
    foreach ($log in $logs | Sort-Object LastWriteTime -Descending) {
        $link = Find-LinkInLog $log.FullName
        if ($link) { return @{ Game = 'wuthering'; Link = $link; Time = $log.LastWriteTime } }
    }
    return $null
}

# --- What was found -------------------------------------------------------------------------------------------------

$found = @(
    foreach ($entry in $hoyoverse) {
        if ($Game -eq '' -or $Game -eq $entry.Game) { Find-HoyoverseLink $entry }
    }
    if ($Game -eq '' -or $Game -eq 'wuthering') { Find-WutheringLink }
) | Where-Object { $_ } | Sort-Object { $_.Time } -Descending
$found = @($found)

if ($found.Count -eq 0) {
    Write-Host 'No link was found. Open the pull history inside the game, wait until it shows pulls, and run this again.'
    Write-Host 'If it still finds nothing: close the game, start it again, and open the pull history once more.'
    exit 1
}

$chosen = $found[0]
if ($found.Count -gt 1) {
    for ($at = 0; $at -lt $found.Count; $at++) {
        Write-Host "$($at + 1)  $($found[$at].Game)  $($found[$at].Time.ToString('yyyy-MM-dd HH:mm'))"
    }
    $answer = Read-Host "Which one? 1 to $($found.Count), Enter for 1"
    if ($answer -match '^\d+$' -and [int]$answer -ge 1 -and [int]$answer -le $found.Count) {
        $chosen = $found[[int]$answer - 1]
    }
}

Write-Host ''
Write-Host $chosen.Link
Write-Host ''
Set-Clipboard -Value $chosen.Link
Write-Host "The link of $($chosen.Game) is in the clipboard. Paste it into Ephemeris. Show it to nobody else."
